import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { run } from './command.mjs'
import { inRoot } from './runtime.mjs'

const CRUISER = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
const CONFIGURATION = [
  '.dependency-cruiser.mjs',
  '.dependency-cruiser.tsconfig.json',
  'api/rooms.ts',
]

/** A small project; the violations below import its files. */
const HOUSE = {
  'api/contracts/exam.ts': 'export const PAGES = 143',
  'api/app/exam/domain/clock.ts':
    "import { PAGES } from '#contracts/exam'\nexport const clock = PAGES",
  'api/app/exam/models/attempt.ts': 'export default class Attempt {}',
  'api/app/exam/validators.ts': 'export type Input = string\nexport const validator = 1',
  'api/app/exam/actions/start.ts': [
    "import Attempt from '#app/exam/models/attempt'",
    "import { clock } from '#app/exam/domain/clock'",
    "import type { Input } from '#app/exam/validators'",
    'export const start = (input: Input) => [Attempt, clock, input]',
  ].join('\n'),
  'api/app/exam/controllers/start_controller.ts': [
    "import type { HttpContext } from '@adonisjs/core/http'",
    "import { start } from '#app/exam/actions/start'",
    "import { validator } from '#app/exam/validators'",
    'export default (ctx: HttpContext) => [ctx, start, validator]',
  ].join('\n'),
  'node_modules/@adonisjs/core/package.json': JSON.stringify({
    name: '@adonisjs/core',
    exports: { './http': './build/modules/http/main.js' },
  }),
  'node_modules/@adonisjs/core/build/modules/http/main.js': 'export const HttpContext = 1',
  'web/src/features/exam/api.ts':
    "import { PAGES } from '@lulus/api/contracts/exam'\nexport const pages = PAGES",
  'web/src/components/button.ts': 'export const button = 1',
  'web/src/app/router.ts':
    "import { pages } from '@/features/exam/api'\nexport const router = pages",
}

/** @type {[rule: string, file: string, source: string][]} */
const TRESPASSERS = [
  ['contracts-import-nothing', 'api/contracts/labs.ts', "import '#app/exam/domain/clock'"],
  [
    'domain-is-pure',
    'api/app/exam/domain/paper.ts',
    "import Attempt from '#app/exam/models/attempt'\nexport { Attempt }",
  ],
  [
    'domain-is-pure',
    'api/app/exam/domain/file.ts',
    "import { readFileSync } from 'node:fs'\nexport { readFileSync }",
  ],
  [
    'http-stays-at-the-edge',
    'api/app/exam/actions/end.ts',
    "import start from '../controllers/start_controller.js'\nexport { start }",
  ],
  [
    'http-stays-at-the-edge',
    'api/app/exam/secrets/key.ts',
    "import type { HttpContext } from '@adonisjs/core/http'\nexport type Key = HttpContext",
  ],
  [
    'http-stays-at-the-edge',
    'api/app/exam/jobs.ts',
    "import { paper } from '#app/exam/transformers/paper'\nexport { paper }",
  ],
  [
    'transformers-only-shape',
    'api/app/exam/transformers/paper.ts',
    "import { start } from '#app/exam/actions/start'\nexport const paper = start",
  ],
  [
    'routes-name-controllers',
    'api/app/exam/routes.ts',
    "import { start } from '#app/exam/actions/start'\nexport { start }",
  ],
  [
    'a-room-holds-folders',
    'api/app/exam/actions/find.ts',
    "import { startedAt } from '#app/exam/started'\nexport { startedAt }",
  ],
  [
    'nobody-runs-commands',
    'api/app/exam/actions/import.ts',
    "import '../../../commands/content_import.js'",
  ],
  [
    'actions-do-not-validate',
    'api/app/exam/actions/save.ts',
    "import { validator } from '#app/exam/validators'\nexport { validator }",
  ],
  [
    'controllers-translate-http-only',
    'api/app/exam/controllers/end_controller.ts',
    "import Attempt from '#app/exam/models/attempt'\nexport { Attempt }",
  ],
  [
    'models-stay-below',
    'api/app/exam/models/answer.ts',
    "import type { start } from '#app/exam/actions/start'\nexport type A = typeof start",
  ],
  [
    'models-stay-below',
    'api/app/exam/rows/answers.ts',
    "import { start } from '#app/exam/actions/start'\nexport { start }",
  ],
  [
    'payments-stands-below',
    'api/app/payments/actions/grant.ts',
    "import { clock } from '#app/exam/domain/clock'\nexport { clock }",
  ],
  [
    'platform-stands-below',
    'api/app/platform/validation/names.ts',
    "import type { Input } from '#app/exam/validators'\nexport type Names = Input",
  ],
  [
    'no-circles',
    'web/src/lib/egg.ts',
    "import type { Hen } from '@/lib/hen'\nexport type Egg = Hen | null",
  ],
  [
    'features-never-import-each-other',
    'web/src/features/payments/pay.ts',
    "import { pages } from '@/features/exam/api'\nexport { pages }",
  ],
  [
    'features-never-import-each-other',
    'web/src/features/results/show.ts',
    "import type { pages } from '../exam/api'\nexport type P = typeof pages",
  ],
  [
    'features-do-not-know-the-app',
    'web/src/features/auth/login.ts',
    "import { router } from '@/app/router'\nexport { router }",
  ],
  [
    'shared-web-code-knows-no-feature',
    'web/src/lib/pages.ts',
    "import { pages } from '../features/exam/api'\nexport { pages }",
  ],
  [
    'web-sees-contracts-and-types-of-the-api',
    'web/src/lib/clock.ts',
    "import { clock } from '../../../api/app/exam/domain/clock.js'\nexport { clock }",
  ],
  [
    'every-alias-is-known',
    'web/src/lib/typo.ts',
    "import { x } from '@/lib/no-such-file'\nexport { x }",
  ],
]

/** What trespassers import and isn't reported: one half of a cycle, a room's file without a layer, a command. */
const TARGETS = {
  'api/app/exam/started.ts': 'export const startedAt = 0',
  'api/commands/content_import.ts': 'export default 1',
  'web/src/lib/hen.ts': "import type { Egg } from '@/lib/egg'\nexport type Hen = Egg | null",
}

/**
 * @param {import('node:test').TestContext} context
 * @param {Record<string, string>} files
 */
async function violations(context, files) {
  const root = mkdtempSync(join(tmpdir(), 'lulus-walls-'))
  context.after(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'api'))
  for (const name of CONFIGURATION) copyFileSync(inRoot(name), join(root, name))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  const command = [
    process.execPath,
    CRUISER,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'api',
    'web',
  ]
  const { output } = await run(command, { cwd: root, env: process.env })
  /** @type {{ from: string, rule: { name: string } }[]} */
  const found = JSON.parse(output).summary.violations
  return found.map(({ rule, from }) => `${rule.name}: ${from}`).sort()
}

test('the import rules allow what the design allows', async (context) => {
  assert.deepEqual(await violations(context, HOUSE), [])
})

test('the import rules report each kind of violation', async (context) => {
  const intruders = Object.fromEntries(TRESPASSERS.map(([, file, source]) => [file, source]))
  const expected = TRESPASSERS.map(([rule, file]) => `${rule}: ${file}`).sort()
  assert.deepEqual(await violations(context, { ...HOUSE, ...TARGETS, ...intruders }), expected)
})
