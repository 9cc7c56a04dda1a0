import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { LogFile } from '#app/platform/log/log_file'

/** Each write to it fails because it is full. */
const FULL = '/dev/full'
const WAITING_BYTES = 100
const DESCRIPTION = { title: 'A log of the tests', logger: 'lulus', lossMessage: 'lines were lost' }

test.group('The file of a log', (group) => {
  let folder: string
  let path: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'lulus-log-file-'))
    path = join(folder, 'some.log')
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const logAt = (place: string) => new LogFile(place, DESCRIPTION, WAITING_BYTES)
  const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

  test('a log file has every line in order, however they come', async ({ assert }) => {
    const log = new LogFile(path, DESCRIPTION)
    const lines = Array.from({ length: 5_000 }, (_, at) => `line ${at} ${'é'.repeat(at % 50)}`)
    for (const line of lines) log.write(`${line}\n`)
    await log.flush()
    assert.deepEqual(linesOf(path), lines)
    assert.isFalse(log.isFailing)
  })

  test("a log file buffers what can't be written, and counts what is too much", async ({
    assert,
  }) => {
    symlinkSync(FULL, path)
    const log = logAt(path)
    await log.flush()
    assert.isFalse(log.isFailing)
    for (let line = 0; line < 20; line++) log.write(`line ${String(line).padStart(4, '0')}\n`)
    await log.flush()
    assert.isTrue(log.isFailing)

    rmSync(path)
    await log.flush()
    assert.isFalse(log.isFailing)
    const written = linesOf(path)
    const loss = JSON.parse(written.pop() ?? '') as { lost: number }
    assert.deepEqual(
      written,
      written.map((_, at) => `line ${String(at).padStart(4, '0')}`)
    )
    assert.containSubset(loss, { level: 50, name: 'lulus', msg: 'lines were lost' })
    assert.isAbove(written.length, 5)
    assert.equal(written.length + loss.lost, 20)

    log.write('after\n')
    await log.flush()
    assert.equal(linesOf(path).at(-1), 'after')
  }).skip(!existsSync(FULL), 'no /dev/full on this system')

  test('a log file is reopened after it was renamed or removed', async ({ assert }) => {
    const log = logAt(path)
    log.write('one\n')
    await log.flush()
    renameSync(path, `${path}.1`)
    log.write('two\n')
    await log.flush()
    rmSync(path)
    log.write('three\n')
    await log.flush()
    assert.deepEqual([linesOf(`${path}.1`), linesOf(path)], [['one'], ['three']])
  })

  test("a log file continues under its old name where the new one can't be opened", async ({
    assert,
  }) => {
    const log = logAt(path)
    log.write('one\n')
    await log.flush()
    renameSync(path, `${path}.1`)
    mkdirSync(path)
    log.write('two\n')
    await log.flush()
    assert.isTrue(log.isFailing)
    assert.deepEqual(linesOf(`${path}.1`), ['one', 'two'])

    rmSync(path, { recursive: true })
    log.write('three\n')
    await log.flush()
    assert.isFalse(log.isFailing)
    assert.deepEqual(linesOf(path), ['three'])
  })

  test('a log file fails, and accepts lines, until its folder can be made', async ({ assert }) => {
    mkdirSync(path)
    const log = logAt(path)
    await log.flush()
    assert.isTrue(log.isFailing)
    log.write('one\n')
    rmSync(path, { recursive: true })
    await log.flush()
    assert.isFalse(log.isFailing)
    assert.deepEqual(linesOf(path), ['one'])
  })
})
