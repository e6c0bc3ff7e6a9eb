/** A user's id is his password in VASSAL: here it is only told apart from others, as u1, u2 and on, and nothing else leaves. */
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
