import { ROOMS } from './api/rooms.ts'

/** Web and kiosk code, tests left out. */
const TESTS = '\\.test\\.tsx?$|^web/src/testing/|^web/src/features/[^/]+/testing/'
/** Where a room's calls arrive and are answered. Its other folders know nothing of HTTP. */
const EDGE = '/(controllers|middleware|http|transformers)/'
/** The files that a room's own folder holds. All others have a layer, which its walls go by. */
const ROOT_FILES = '/(routes|validators|jobs|field_names|file_columns)\\.ts$'

const typesToo = { dependencyTypesNot: ['type-only'] }

/**
 * @typedef {string | string[]} Path
 * @typedef {Path | { path?: Path, pathNot?: Path, dependencyTypesNot?: string[], circular?: boolean, couldNotResolve?: boolean }} Side
 * @param {string} name
 * @param {Side} from
 * @param {Side} to
 * @param {string} [comment]
 */
function forbid(name, from, to, comment) {
  /** @param {Side} side */
  const filter = (side) => (typeof side === 'string' || Array.isArray(side) ? { path: side } : side)
  return { name, severity: 'error', from: filter(from), to: filter(to), comment }
}

/** Domains have an order and no circles; what is handed upwards is data or a function. */
const rooms = ROOMS.slice(0, -1).map((room, place) =>
  forbid(
    `${room}-stands-below`,
    `^api/app/${room}/`,
    `^api/app/(${ROOMS.slice(place + 1).join('|')})/`
  )
)

const layers = [
  forbid(
    'a-room-holds-folders',
    {},
    { path: '^api/app/[^/]+/[^/]+$', pathNot: ROOT_FILES },
    "A file without a layer would escape that layer's walls."
  ),
  forbid(
    'domain-is-pure',
    '^api/app/.+/domain/',
    { pathNot: '^api/(contracts|app/.+/domain)/|^node_modules/(sanitize-html|csv-parse|ts-fsrs)/' },
    'Rules on plain data: no HTTP, no database, no clock of their own. The packages work on their arguments alone.'
  ),
  forbid(
    'http-stays-at-the-edge',
    { path: '^api/app/(?!platform/)', pathNot: [EDGE, '/routes\\.ts$'] },
    [
      EDGE,
      '/routes\\.ts$',
      '^api/start/(routes|kernel)',
      '@adonisjs/(http-server|session|shield)/',
      '@adonisjs/core/build/modules/http/',
    ],
    'A use case is called by controllers, commands and the sweeper alike.'
  ),
  forbid(
    'actions-do-not-validate',
    '^api/app/.+/(actions|calls)/',
    { path: '^api/app/.+/validators\\.ts$', ...typesToo },
    'Input arrives valid; its type may be named.'
  ),
  forbid(
    'models-stay-below',
    '^api/app/.+/(models|rows|secrets|ports)/',
    '^api/app/(?!platform/).+/(actions|calls)/',
    'Rows are read and written for the actions.'
  ),
  forbid(
    'controllers-translate-http-only',
    '^api/app/.+/controllers/',
    ['^api/app/.+/(models|rows|domain|controllers)/', '@adonisjs/lucid/'],
    'Validate, authorise, call an action, serialise: rules and rows are behind the action.'
  ),
  forbid(
    'transformers-only-shape',
    '^api/app/.+/transformers/',
    {
      path: '^api/app/.+/((actions|calls|controllers|middleware)/|(routes|validators)\\.ts$)',
      ...typesToo,
    },
    'They may name the type of what an action returns.'
  ),
  forbid(
    'routes-name-controllers',
    '^api/app/.+/routes\\.ts$',
    '^api/app/.+/(actions|calls|models|rows|domain|transformers)/'
  ),
  forbid('nobody-runs-commands', '^api/app/', '^api/(commands|database)/'),
]

const workspaces = [
  forbid(
    'contracts-import-nothing',
    '^api/contracts/',
    { pathNot: '^api/contracts/' },
    'The API, the web app and the kiosk share them.'
  ),
  forbid('api-stands-alone', '^api/', '^(web|desktop|scripts)/'),
  forbid(
    'no-product-code-from-tests',
    {
      path: '^(api/(app|bin|commands|config|contracts|providers|start)|web/src|desktop/src)/',
      pathNot: `${TESTS}|^api/bin/test\\.ts$`,
    },
    `^api/(tests|benchmarks)/|^web/(e2e|bench)/|${TESTS}`
  ),
  forbid('web-sees-contracts-and-types-of-the-api', '^(web|desktop)/src/', {
    path: '^api/',
    pathNot: '^api/(contracts|\\.adonisjs/client)/',
  }),
  forbid(
    'features-never-import-each-other',
    '^web/src/features/([^/]+)/',
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    'Pages of web/src/app compose them; what two features share belongs to components/ or lib/.'
  ),
  forbid(
    'features-do-not-know-the-app',
    { path: '^web/src/features/', pathNot: '\\.test\\.tsx?$' },
    '^web/src/app/',
    "A test may put its pages into the app's frame, as the app does."
  ),
  forbid(
    'shared-web-code-knows-no-feature',
    '^web/src/(components|lib|platform|styles)/',
    '^web/src/(features|app)/'
  ),
  forbid('the-platform-draws-nothing', '^web/src/platform/', '^web/src/components/'),
  forbid(
    'the-kiosk-takes-the-bridge-only',
    { path: '^desktop/', pathNot: '^desktop/(e2e/|playwright\\.config\\.ts$)' },
    { path: '^web/', pathNot: '^web/src/platform/' }
  ),
  forbid(
    'kiosk-journeys-drive-the-exam-as-the-webs-do',
    '^desktop/(e2e/|playwright\\.config\\.ts$)',
    { path: '^web/', pathNot: '^web/(src/platform|e2e/support)/' }
  ),
  forbid('web-does-not-know-the-kiosk', '^web/', '^desktop/'),
  forbid(
    'chaos-uses-what-tests-use',
    '^chaos/',
    {
      path: '^(api|web|desktop|scripts)/',
      pathNot:
        '^(scripts/rehearsal/|api/(contracts|tests/support|database/factories)/|web/(e2e/support|src/(features/exam/(engine|late|model)|lib))/)',
    },
    "It meets the product from outside: on the wire, in a browser, and with the web app's own delivery. Rehearsals are on the wire, too."
  ),
  forbid('nobody-knows-chaos', '^(api|web|desktop|scripts)/', '^chaos/'),
]

const everywhere = [
  forbid(
    'every-alias-is-known',
    { pathNot: '^api/\\.adonisjs/' },
    { couldNotResolve: true, path: '^(#|@/|@lulus/|\\.)' },
    "An import that can't be followed is one that no wall can stop: add the alias to .dependency-cruiser.tsconfig.json."
  ),
  forbid(
    'no-circles',
    { pathNot: '^api/\\.adonisjs/' },
    { circular: true },
    'Types count: two files that need each other are one, or lack a third.'
  ),
]

export default {
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^[a-z]+/(build|dist|coverage|out|\\.wireit)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: '.dependency-cruiser.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
  forbidden: [...everywhere, ...rooms, ...layers, ...workspaces],
}
