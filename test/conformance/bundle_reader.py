#!/usr/bin/env python3
"""Reads bundles of Hexledger as docs/bundle.md tells, and folds them.

Written from that page alone, with nothing but the standard library, to show that the page is enough.

    bundle_reader.py bundle FILE      checks chain, positions, versions and folds of a bundle (gzip)
    bundle_reader.py battle FILE      folds {"start": position, "actions": [...]} and prints the hash of the end

Prints one JSON object: {"events": ..., "hash": ..., "folds": {...}, "wrong": [...]}.
"""
import gzip
import hashlib
import json
import re
import sys

TABLES = ["campaign", "side", "formation", "roster", "node", "battle", "sealed", "terrain", "flag"]


# --- canonical text ---------------------------------------------------------------------------------------------------

def js_number(value):
    """A number as JavaScript writes it: the shortest digits that read back as the same double."""
    if value == 0:
        return "0"
    if isinstance(value, int) and abs(value) <= 2 ** 53:
        return str(value)
    sign, value = ("-", -value) if value < 0 else ("", float(value))
    digits, _, exponent = repr(float(value)).lower().partition("e")
    whole, _, fraction = digits.partition(".")
    fraction = "" if fraction == "0" else fraction
    point = len(whole) + int(exponent or "0")
    digits = whole + fraction
    leading = len(digits) - len(digits.lstrip("0"))
    digits, point = digits.lstrip("0"), point - leading
    digits = digits.rstrip("0") or "0"
    if len(digits) <= point <= 21:
        return sign + digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    shown = point - 1
    mantissa = digits if len(digits) == 1 else digits[0] + "." + digits[1:]
    return f"{sign}{mantissa}e{'+' if shown > 0 else '-'}{abs(shown)}"


LONE = re.compile("[\ud800-\udfff]")


def js_string(text):
    # json pairs surrogates when it reads; those that are left over stand alone and are written as escapes.
    return LONE.sub(lambda found: "\\u%04x" % ord(found.group()), json.dumps(text, ensure_ascii=False))


def canonical(value):
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, str):
        return js_string(value)
    if isinstance(value, (int, float)):
        return js_number(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(js_string(key) + ":" + canonical(value[key]) for key in keys) + "}"


def sha256(text):
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# --- folding ----------------------------------------------------------------------------------------------------------

class Broken(Exception):
    pass


def assign(bag, members):
    for key, value in members.items():
        if value is None:
            bag.pop(key, None)
        else:
            bag[key] = value


def existing(table, name):
    if name not in table:
        raise Broken(f'there is no "{name}" to change')
    return table[name]


def make(position, change):
    """One of the changes that every battle is made of."""
    what = change["do"]
    if what == "enter":
        if change["unit"] in position["units"]:
            raise Broken(f'"{change["unit"]}" is here already')
        position["units"][change["unit"]] = {**change["set"], "id": change["unit"]}
    elif what == "leave":
        existing(position["units"], change["unit"])
        del position["units"][change["unit"]]
    elif what == "unit":
        assign(existing(position["units"], change["unit"]), change["set"])
    elif what == "location":
        marks = position["locations"].setdefault(change["at"], {})
        assign(marks, change["set"])
        if not marks:
            del position["locations"][change["at"]]
    elif what == "side":
        assign(existing(position["sides"], change["side"]), change["set"])
    elif what == "secret":
        assign(existing(position["secrets"], change["side"]), change["set"])
    elif what == "clock":
        assign(position["clock"], change["set"])
    elif what == "agenda":
        if change["keep"] > len(position["agenda"]):
            raise Broken("the agenda is shorter than that")
        position["agenda"] = position["agenda"][: change["keep"]] + change["push"]
    elif what == "await":
        position["awaiting"] = change["decisions"]
    else:
        raise Broken(f'"{what}" is not a change')


def play(position, action):
    for effect in action["effects"]:
        for change in effect.get("changes", []):
            make(position, change)
    for change in action["next"]:
        make(position, change)


def make_on_book(book, change):
    table, name = book[change["in"]], change["id"]
    if "add" in change:
        if name in table:
            raise Broken(f'there is a {change["in"]} "{name}" already')
        table[name] = change["add"]
        return
    row = existing(table, name)
    if "remove" in change:
        del table[name]
        return
    row = dict(row)
    assign(row, change["set"])
    table[name] = row


def enter(book, payload):
    for change in payload.get("changes", []):
        make_on_book(book, change)
    for consequence in payload.get("consequences", []):
        for change in consequence.get("changes", []):
            make_on_book(book, change)


def new_book():
    return {"format": 1, **{table: {} for table in TABLES}}


class Folds:
    def __init__(self, is_whole):
        self.is_whole = is_whole
        self.battles, self.books, self.given_up = {}, {}, set()

    def add(self, stream, version, kind, payload, leaps):
        if leaps:
            self.give_up(stream)
        if stream in self.given_up:
            return
        if version == 1 and kind == "battle.opened":
            self.battles[stream] = payload["position"]
        elif stream in self.battles:
            if kind == "battle.action":
                play(self.battles[stream], payload)
        elif stream in self.books:
            enter(self.books[stream], payload)
        elif self.is_whole and kind in ("book.begin", "book.branched"):
            self.books[stream] = new_book()
            enter(self.books[stream], payload)
        else:
            self.given_up.add(stream)

    def give_up(self, stream):
        self.given_up.add(stream)
        self.battles.pop(stream, None)
        self.books.pop(stream, None)

    def hashes(self):
        return {stream: sha256(canonical(state)) for stream, state in {**self.battles, **self.books}.items()}


# --- bundles ----------------------------------------------------------------------------------------------------------

def cut(line, member):
    """The text of the last member, byte for byte."""
    return line[line.index(f',"{member}":') + len(member) + 4 : -1]


def chain(before, campaign, event, payload):
    values = [
        campaign, event["position"], event["battle"] or "", "" if event["version"] is None else event["version"],
        event["kind"], event["format"], event["actor"], event["key"], event["at"], payload,
    ]
    if event["commandHash"] is not None:
        values.append(event["commandHash"])
    text = "\n".join(str(value) for value in values)
    return hashlib.sha256(bytes.fromhex(before) + text.encode("utf-8")).hexdigest()


def read_bundle(file):
    wrong, events, before, versions = [], 0, "", {}
    whole = hashlib.sha256()
    campaign, folds, manifest = None, None, None
    with gzip.open(file, "rb") as lines:
        for number, raw in enumerate(lines, 1):
            line = raw.rstrip(b"\n").decode("utf-8")
            members = json.loads(line)
            if number == 1:
                campaign, is_whole = members["campaign"], members.get("eyes", "referee") == "referee"
                folds = Folds(is_whole)
            if "manifest" in members:
                manifest = members["manifest"]
                continue
            whole.update(raw)
            if "seed" in members and hashlib.sha256(bytes.fromhex(members["value"])).hexdigest() != members["seed"]:
                wrong.append({"flaw": "SEED_DIFFERS", "line": number})
            if "event" not in members:
                continue
            events += 1
            if members["position"] != events:
                wrong.append({"flaw": "GAP_IN_POSITIONS", "line": number, "position": events})
                events = members["position"]
            if chain(before, campaign, members, cut(line, "payload")) != members["hash"]:
                wrong.append({"flaw": "BROKEN_CHAIN", "line": number, "position": members["position"]})
            before = members["hash"]
            stream, version = members["battle"], members["version"]
            if stream is None:
                continue
            leaps = version != versions.get(stream, 0) + 1
            versions[stream] = version
            if leaps and is_whole:
                wrong.append({"flaw": "GAP_IN_VERSIONS", "line": number, "position": members["position"]})
            try:
                folds.add(stream, version, members["kind"], members["payload"], leaps)
            except (Broken, KeyError, TypeError) as fault:
                folds.give_up(stream)
                wrong.append({"flaw": "NOT_FOLDABLE", "line": number, "position": members["position"], "why": str(fault)})
    found = folds.hashes() if folds else {}
    if manifest is None:
        wrong.append({"flaw": "NO_MANIFEST"})
    else:
        wrong += checked(manifest, events, before, versions, whole.hexdigest(), found)
    return {"campaign": campaign, "events": events, "hash": before, "folds": found, "wrong": wrong}


def checked(manifest, events, before, versions, whole, found):
    wrong = []
    counted = {"events": events, "hash": before, "battles": versions, "sha256": whole}
    for name, value in counted.items():
        if manifest[name] != value:
            wrong.append({"flaw": "MANIFEST_DIFFERS", "member": name})
    for stream in {**manifest.get("folds", {}), **found}:
        if manifest["folds"].get(stream) != found.get(stream):
            wrong.append({"flaw": "FOLD_DIFFERS", "battle": stream})
    return wrong


def read_battle(file):
    with open(file, encoding="utf-8") as text:
        battle = json.load(text)
    position = battle["start"]
    for action in battle["actions"]:
        play(position, action)
    return {"events": len(battle["actions"]), "hash": sha256(canonical(position)), "folds": {}, "wrong": []}


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("bundle", "battle"):
        print(__doc__, file=sys.stderr)
        return 2
    read = read_bundle if sys.argv[1] == "bundle" else read_battle
    results = [read(file) for file in sys.argv[2:]]
    for result in results:
        print(json.dumps(result))
    return 1 if any(result["wrong"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
