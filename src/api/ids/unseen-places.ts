/** Counting without what somebody may know nothing of. `unseen`: the places of that, in rising order. */

/** What a place is shown as: how many can be seen up to it. */
export function shownAs(unseen: readonly number[], place: number): number {
  return place - countUpTo(unseen, place);
}

/** The last place, up to a limit, that is shown as this one. */
export function lastShownAs(unseen: readonly number[], shown: number, limit: number): number {
  let [from, to] = [0, limit];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (shownAs(unseen, middle) <= shown) from = middle;
    else to = middle - 1;
  }
  return from;
}

export function isAmong(unseen: readonly number[], place: number): boolean {
  return unseen[countUpTo(unseen, place) - 1] === place;
}

/** How many places are at or before this one. */
function countUpTo(places: readonly number[], place: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((places[middle] as number) <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}
