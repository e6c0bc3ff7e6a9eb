/** A user's id is the password in VASSAL: here users are only numbered, as u1, u2 and so on, and nothing else gets out. */
export class Users {
  private readonly names = new Map<string, string>();

  get count(): number {
    return this.names.size;
  }

  named(id: string): string {
    let name = this.names.get(id);
    if (name === undefined) {
      name = `u${this.names.size + 1}`;
      this.names.set(id, name);
    }
    return name;
  }
}
