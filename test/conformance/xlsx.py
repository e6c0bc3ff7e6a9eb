"""Reads a workbook with nothing but Python's own library, and prints its sheets as JSON: a second opinion on what is in the file."""

import json
import re
import sys
import zipfile
from xml.etree import ElementTree

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
OFFICE = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
PACKAGE = "{http://schemas.openxmlformats.org/package/2006/relationships}"


def cells_of(sheet):
    """Cells by their place; a text is told from a number."""
    cells = {}
    for cell in sheet.iter(MAIN + "c"):
        if cell.find(MAIN + "f") is not None:
            raise SystemExit("there is a formula in " + cell.get("r"))
        if cell.get("t") == "inlineStr":
            text = "".join(part.text or "" for part in cell.iter(MAIN + "t"))
            cells[cell.get("r")] = re.sub(r"_x([0-9A-Fa-f]{4})_", lambda m: chr(int(m.group(1), 16)), text)
        else:
            cells[cell.get("r")] = float(cell.find(MAIN + "v").text)
    return cells


def main(path):
    with zipfile.ZipFile(path) as file:
        if file.testzip() is not None:
            raise SystemExit("a part is damaged")
        part = lambda name: ElementTree.fromstring(file.read(name))
        typed = {one.get("PartName") for one in part("[Content_Types].xml") if one.get("PartName")}
        targets = {one.get("Id"): "xl/" + one.get("Target") for one in part("xl/_rels/workbook.xml.rels").iter(PACKAGE + "Relationship")}
        sheets = {}
        for sheet in part("xl/workbook.xml").iter(MAIN + "sheet"):
            name = targets[sheet.get(OFFICE + "id")]
            if "/" + name not in typed:
                raise SystemExit(name + " has no content type")
            sheets[sheet.get("name")] = cells_of(part(name))
        print(json.dumps(sheets))


main(sys.argv[1])
