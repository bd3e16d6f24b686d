// Imports point one way: kernel ← module, chance ← text, record ← geometry ← drafts, games ← bots ← host ← cli, web (server, lab).
const below = {
  kernel: [],
  module: ['kernel'],
  chance: ['kernel'],
  text: ['kernel', 'module'],
  record: ['kernel', 'module', 'chance'],
  geometry: ['kernel'],
  drafts: ['kernel', 'module', 'geometry'],
  games: ['kernel', 'module', 'geometry'],
  bots: ['kernel', 'module', 'geometry', 'games'],
  casebook: ['kernel', 'module', 'chance', 'text'],
  host: ['kernel', 'module', 'chance', 'text', 'record', 'geometry', 'drafts', 'games', 'bots'],
  cli: ['kernel', 'module', 'chance', 'text', 'record', 'geometry', 'drafts', 'games', 'bots', 'casebook', 'host'],
  web: ['kernel', 'module', 'chance', 'text', 'record', 'geometry', 'drafts', 'games', 'bots', 'host'],
}
const LAYERS = Object.keys(below)
const TESTS = '\\.test\\.tsx?$|/tests/'
const isOwn = `^(${[...LAYERS, 'testkit', 'examples', 'bench'].join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...LAYERS.map((layer) => ({
      name: `${layer}-looks-down`,
      severity: 'error',
      comment: `${layer} may import only ${below[layer].join(', ') || 'nothing of ours'}`,
      from: { path: `^${layer}/`, pathNot: TESTS },
      to: { path: isOwn, pathNot: `^(${[layer, ...below[layer]].join('|')})/` },
    })),
    {
      name: 'nobody-imports-the-side-stands',
      severity: 'error',
      comment: 'testkit, examples and bench stand aside',
      from: { pathNot: `${TESTS}|^(testkit|bench|examples)/` },
      to: { path: '^(testkit|examples|bench)/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(games|examples)/([^/]+)/' },
      to: { path: '^(games|examples)/', pathNot: '^(games|examples)/$2/' },
    },
    {
      name: 'kernel-does-no-io',
      severity: 'error',
      comment: 'the kernel depends on nothing',
      from: { path: '^kernel/', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.shamble)/|^scripts/|^cli/bin/|^web/(tests|vite)' },
    includeOnly: isOwn,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['shamble-source', 'import', 'node', 'default'],
    },
  },
}
