/** What things are worth to the house bot. One unit is about what a life is worth to a player who has three. */
export const weights = {
  /** Standing in the middle of a helipad, or owning the last zombie. */
  win: 60,
  /** What is left of a goal's worth for each space between. */
  perStep: 0.92,
  /** A collection of n is worth `collection * (n / goal)²`, and a little for each zombie at once. */
  collection: 34,
  zombie: 0.35,
  /** The way back to the town square, and weapons left behind. */
  death: 1.5,
  /** After so many rounds a death frightens less, by so much each round. */
  calm: 15,
  impatience: 0.02,
  /** How much of a win is lost by losing the way to a helipad on the table. */
  strayed: 0.12,
  /** Tokens are together: what each other one on the tile adds to the first. */
  cluster: 0.25,
  jeep: 1.5,
  /** A zombie of the Lab is the harder one. */
  enhanced: 0.6,
  /** Roads that stay open for the tiles to come. */
  opening: 0.35,
  /** How much it counts that a rival is slowed down, against the bot's own gain. */
  spite: 0.5,
  /** A turn that a rival loses, apart from where they were going. */
  turn: 1.2,
  /** How often stopping a player at the last moment stops them for good. */
  denial: 0.6,
  /** A move must be better than staying by so much. */
  idle: 0.02,
  /** And where none is, a fight may be worse by so much, or more after many rounds. */
  restless: 0.6,
}

export type Weights = Readonly<typeof weights>
