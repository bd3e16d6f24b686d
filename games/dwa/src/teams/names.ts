/** The ready teams: police, soldiers, neighbours, and a night shift of all kinds. */
export const READY_TEAM_IDS = ['station9', 'delta', 'bellevue', 'nocturne'] as const
export type ReadyTeamId = (typeof READY_TEAM_IDS)[number]

/** What a team is called whose player gives it no name: words that every language knows. */
export const SPARE_TEAM_NAMES = ['Alpha', 'Bravo', 'Sierra', 'Tango'] as const
