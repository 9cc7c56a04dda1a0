import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../runtime.mjs'
import { AREAS, areaOf } from './areas.mjs'
import { changesSince, isTouched, reduced } from './since.mjs'
import { STAGES } from './steps.mjs'

const STEPS = STAGES.flat()

/** @param {string} root @param {...string} args */
function git(root, ...args) {
  const name = ['-c', 'user.name=Contoh', '-c', 'user.email=contoh@demo.test']
  const { status, stdout, stderr } = spawnSync('git', [...name, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  return stdout.split('\n').filter(Boolean)
}

/** @param {...string} files */
const touched = (...files) => STEPS.filter((step) => isTouched(step, files)).map(({ id }) => id)

test('every file of a workspace has an area, and each area is an input of some step', () => {
  const files = git(inRoot(), 'ls-files')
  const everything = files.filter((file) => areaOf(file) === 'everything')
  assert.deepEqual(
    everything.filter(
      (file) =>
        !/^(\.ci\/run|\.gitignore|([a-z]+\/)?package(-lock)?\.json|scripts\/((suite|stress)\/.*|[^/]+))$/.test(
          file
        )
    ),
    []
  )
  for (const area of AREAS) {
    assert.ok(
      files.some((file) => areaOf(file) === area),
      `no file is in ${area}`
    )
    assert.ok(
      STEPS.some((step) => step.inputs.includes(area)),
      `no step reads ${area}`
    )
  }
})

/** Imports and URLs of other files, which are relative or go through a workspace's name. */
const REFERENCES = /(?:from |import\(|import |URL\()'((?:\.{1,2}|@lulus\/api)\/[^']*)'/g

test("areas imported by a step's inputs are inputs too", () => {
  const sources = git(inRoot(), 'ls-files', '*.ts', '*.tsx', '*.mjs')
  const arrows = new Map()
  for (const file of sources) {
    const text = readFileSync(inRoot(file), 'utf8')
    for (const [, path = ''] of text.matchAll(REFERENCES)) {
      const target = path.startsWith('@lulus/')
        ? path.replace('@lulus/', '')
        : posix.join(posix.dirname(file), path)
      arrows.set(`${areaOf(file)} ${areaOf(target)}`, `${file} imports ${target}`)
    }
  }
  assert.ok(arrows.size > 20, String(arrows.size))
  for (const { id, inputs } of STEPS) {
    for (const [arrow, example] of arrows) {
      const [from, to] = arrow.split(' ')
      const reads = (/** @type {string} */ area) => /** @type {string[]} */ (inputs).includes(area)
      if (reads(from) && to !== 'everything') assert.ok(reads(to), `${id}: ${example}`)
    }
  }
})

test('a change runs the steps that read it', () => {
  assert.deepEqual(touched('docs/testing.md'), ['format'])
  assert.deepEqual(touched('api/tests/unit/exam/clock.spec.ts'), [
    'lint',
    'types-api',
    'format',
    'unused',
    'walls',
    'unit',
  ])
  assert.ok(!touched('desktop/src/main/index.ts').includes('journeys'))
  assert.ok(touched('web/src/app/routes.tsx').includes('kiosk-journeys'))
  assert.ok(!touched('web/src/app/routes.test.tsx').includes('build-web'))
  assert.ok(touched('api/contracts/exam.ts').includes('desktop'))
})

test('the runner, the lock file and unknown places run everything', () => {
  const all = STEPS.map(({ id }) => id)
  for (const file of [
    'package-lock.json',
    'web/package.json',
    'scripts/test.mjs',
    'scripts/suite/steps.mjs',
    'scripts/mariadb.mjs',
    '.ci/run',
    'new-place/file.ts',
  ])
    assert.deepEqual(touched('docs/testing.md', file), all, file)
  assert.deepEqual(touched(), [])
})

test('changes since a revision are those of commits, of the index, and of untracked files', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'lulus-since-'))
  context.after(() => rmSync(root, { recursive: true }))
  const write = (/** @type {string} */ file, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  git(root, 'init', '-q', '-b', 'main')
  for (const file of ['same', 'old name', 'changed', 'of main']) write(file)
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'first')
  const [base] = git(root, 'rev-parse', 'HEAD')
  git(root, 'switch', '-qc', 'branch')
  renameSync(join(root, 'old name'), join(root, 'héllo'))
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'second')
  git(root, 'switch', '-q', 'main')
  write('of main', 'later')
  git(root, 'commit', '-qam', 'of others')
  git(root, 'switch', '-q', 'branch')
  write('changed', 'now')
  write('deep/new')

  const changes = changesSince('main', root)
  assert.equal(changes.base, base)
  assert.deepEqual(changes.files.sort(), ['changed', 'deep/new', 'héllo', 'old name'].sort())
  assert.throws(() => changesSince('no-such', root), /^Problem: git merge-base says: .*no-such/)
})

test("the web app's tests are reduced to those of changed modules, where these can be followed", () => {
  const web = STEPS.find(({ id }) => id === 'web')
  assert.ok(web?.report)
  const argsFor = (/** @type {string[]} */ ...files) =>
    reduced(web, { base: 'abc', files }).report?.args('report.json') ?? []
  const changed = ['--changed', 'abc']
  assert.deepEqual(
    argsFor('web/src/a.tsx', 'api/contracts/exam.ts', 'docs/a.md').slice(-2),
    changed
  )
  for (const file of [
    'web/src/styles/tokens.css',
    'web/src/testing/setup.ts',
    'web/index.html',
    'package.json',
  ])
    assert.ok(!argsFor('web/src/a.tsx', file).includes('--changed'), file)
})

test('no test of the web app finds sources by itself, because vitest would not know', () => {
  for (const file of git(inRoot(), 'ls-files', 'web/src/**/*.test.ts', 'web/src/**/*.test.tsx')) {
    const text = readFileSync(inRoot(file), 'utf8')
    assert.doesNotMatch(text, /\b(globSync|readdirSync|readdir)\b/, file)
  }
})
