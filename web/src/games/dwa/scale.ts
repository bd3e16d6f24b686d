/** Pixels a millimetre in which drawings are made; the board itself is in millimetres. */
export const K = 1.42
