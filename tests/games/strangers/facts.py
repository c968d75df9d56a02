"""What is known of the two boards, written down a second time: pictures, places, distances."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PlaceFacts:
    """What the table of places says of one of them. `cut` is how many Aliens shut it off on foot, if any number can."""

    id: str
    kind: str
    cells: str
    values: tuple[int, ...]
    full: tuple[int, ...]
    doors: str
    steps: int
    cut: int | None


@dataclass(frozen=True)
class BoardFacts:
    """What is known of one board."""

    picture: str
    spaces: int
    slots: int
    heads: str
    aliens: int
    school: str
    school_stops: str
    city_stops: str
    red_lines: str
    places: dict[str, PlaceFacts]


# S School, . road, X road with a head, w wood with a head, B school-bus stop, C city-bus stop, blank scenery.
# Between cells: = door, | or --- red line, + same place, blank open.

PICTURE_A = """
     a   b   c   d   e   f   g   h   i
 1   M1= .   X   . = N1+ N1= .   X = M2
     =  --- ---      =               =
 2   .   . | H1| . | .       X       X
             =
 3   X   . | .   B   X   .   .   C   .
                     =  ---
 4   .       X       D + D | X       .
                    ---  =           =
 5   C = W1= . | .   X   .   . = P + P
                                    ---
 6   X       .       .       X       B

 7   .   X   .   .   C   .   .   .   X
         =       =       =  ---
 8   . | H3= X | G | . | L + L | X   .
     =  ---     ---     ---  =   =   =
 9   H4= X   .   .   S   X   . = H5| H2
"""

PICTURE_B = """
     a   b   c   d   e   f   g   h   i   j
 1   K + K = w   w       M1= .   X = N1+ N1
     =   =      ---      =          ---  =
 2   w   w   w | .   X   .       .   X   .
                                    ---
 3       w   .   B       X   C   . = H1| .
        ---              =
 4   H2= .   X   . | P + P       .       X
                     =  ---             ---
 5       X | .   .   X   .   X   .   . = H3
                ---  =                   =
 6   S   .   C | D + D = .       X       B
                --- ---
 7   X       . = L + L | X = H5= .   X   .
                ---  =      ---         ---
 8   . = H4= .   .   .   .   .       . = M2
     =  --- ---     ---  =
 9   H6= X   .   . = U1+ U1| X   C   .
"""


def place(id: str, kind: str, cells: str, values: str, doors: str, steps: int, cut: int | None) -> PlaceFacts:  # noqa: A002
    plain, _, full = values.partition(" full ")
    return PlaceFacts(id, kind, cells, numbers(plain), numbers(full), doors, steps, cut)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split("/") if word)


PLACES_A = {
    "H5": place("house-5", "house", "h9", "2", "h8 g9", 3, 2),
    "L": place("library", "library", "f8 g8", "1/1/1/1", "f7 g9", 3, None),
    "H3": place("house-3", "house", "b8", "3", "b7 c8", 4, 2),
    "H4": place("house-4", "house", "a9", "3", "a8 b9", 4, 2),
    "G": place("gymnasium", "club", "d8", "2/2/2 full 4/4/4", "d7", 4, None),
    "D": place("pep-rally", "rally", "e4 f4", "2/2/2/2 full 4/4/4/4", "e3 f5", 6, 3),
    "P": place("pool", "pool", "h5 i5", "6/5/4/3", "g5 i4", 7, 3),
    "W1": place("west-park", "park", "b5", "2/2", "a5 c5", 7, None),
    "H2": place("house-2", "house", "i9", "4", "i8", 8, 2),
    "H1": place("house-1", "house", "c2", "4", "c3", 9, 2),
    "N1": place("north-park", "park", "e1 f1", "3/3", "d1 e2 g1", 11, 2),
    "M1": place("west-mansion", "mansion", "a1", "8", "b1 a2", 12, 2),
    "M2": place("east-mansion", "mansion", "i1", "7", "h1 i2", 12, 2),
}

PLACES_B = {
    "H4": place("house-4", "house", "b8", "2", "a8 c8", 3, None),
    "H6": place("house-6", "house", "a9", "2", "a8 b9", 3, 2),
    "H2": place("house-2", "house", "a4", "3", "b4", 4, 2),
    "L": place("library", "library", "d7 e7", "1/1/1/1", "c7 e8", 4, None),
    "P": place("pool", "pool", "e4 f4", "6/5/4/3", "e5 f3", 6, 2),
    "D": place("pep-rally", "rally", "d6 e6", "2/2/2/2 full 4/4/4/4", "e5 f6", 6, 3),
    "U1": place("south-park", "park", "e9 f9", "2/2", "d9 f8", 7, None),
    "K": place("secret-club", "club", "a1 b1", "4/4/4 full 7/7/7", "a2 b2 c1", 8, 2),
    "H5": place("house-5", "house", "g7", "5", "f7 h7", 9, 3),
    "H3": place("house-3", "house", "j5", "3", "i5 j6", 10, 3),
    "M1": place("north-mansion", "mansion", "f1", "6", "g1 f2", 10, 3),
    "H1": place("house-1", "house", "i3", "5", "h3", 11, 3),
    "M2": place("east-mansion", "mansion", "j8", "7", "i8", 13, 2),
    "N1": place("north-park", "park", "i1 j1", "5/5", "h1 j2", 13, 2),
}

FACTS = {
    "A": BoardFacts(
        picture=PICTURE_A,
        spaces=55,
        slots=26,
        heads="c1 a3 c4 h1 g2 i2 e3 g4 e5 g6 i7 h8 f9 a6 b7 c8 b9",
        aliens=8,
        school="e9",
        school_stops="d3 i6 e9",
        city_stops="h3 a5 e7",
        red_lines="b1|b2 d2|e2 b3|c3 c5|d5",
        places=PLACES_A,
    ),
    "B": BoardFacts(
        picture=PICTURE_B,
        spaces=58,
        slots=27,
        heads="c1 d1 a2 b2 c2 b3 h1 i2 f3 j4 e2 c4 b5 e5 a7 b9 g5 h6 f7 i7 g9",
        aliens=10,
        school="a6",
        school_stops="d3 a6 j6",
        city_stops="g3 c6 h9",
        red_lines="d1|d2 c2|d2 b3|b4 b5|c5 c8|c9",
        places=PLACES_B,
    ),
}
