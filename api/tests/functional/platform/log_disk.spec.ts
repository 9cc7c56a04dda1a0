import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { signInAsAdmin } from '#tests/support/demo_exam'
import { ServerProcess } from '#tests/support/server_process'
import { SmallDisk } from '#tests/support/small_disk'
import { LIMITS } from '#tests/support/limits'

const REFUSED_CALLS = 40

interface Line {
  msg: string
}

function linesOf(file: string): Line[] {
  const written = readFileSync(file, 'utf8').trim().split('\n')
  return written.map((line) => JSON.parse(line) as Line)
}

async function prepare(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lulus-log-'))
  const server = await ServerProcess.prepare(dataDir, settings)
  const remove = async () => {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { server, remove }
}

/** Calls that leave a line each and need no cookie. */
async function beRefused({ origin }: ServerProcess): Promise<number[]> {
  const statuses: number[] = []
  for (let call = 0; call < REFUSED_CALLS; call++) {
    statuses.push((await new BrowserSession(origin).post('/users/logout')).status)
  }
  return statuses
}

/** Requests health until it reports no warning, or the log. */
async function untilHealthWarns({ origin }: ServerProcess, wanted: string[] | undefined) {
  const asking = new BrowserSession(origin)
  for (let tries = 0; tries < 600; tries++) {
    const { status, body } = await asking.get('/health')
    if (status !== 200) throw new Error(`health is ${status}`)
    if (JSON.stringify(body.peringatan) === JSON.stringify(wanted)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`health did not tell ${JSON.stringify(wanted)}`)
}

test.group('A server whose log can not be written', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.academy)
  // Where the group is skipped, the disk would stay mounted.
  const disk = process.env.DB_CONNECTION === 'mysql' ? null : SmallDisk.mount(1)
  group.teardown(() => disk?.unmount())

  test('a server goes on while {what} is full, reports it, and writes the buffered lines later')
    .with([{ what: 'standard output' }, { what: 'the security log' }])
    .run(async ({ assert, cleanup }, { what }) => {
      if (!disk) throw new Error('skipped without a disk')
      const file = join(disk.folder, `${what.replaceAll(' ', '-')}.log`)
      const isOutput = what === 'standard output'
      const { server, remove } = await prepare(isOutput ? {} : { SECURITY_LOG: file })
      cleanup(remove)
      if (isOutput) server.logFile = file
      await server.start()
      await untilHealthWarns(server, undefined)

      disk.fill()
      assert.deepEqual(new Set(await beRefused(server)), new Set([403]))
      await untilHealthWarns(server, ['log'])
      await signInAsAdmin(server.origin)
      assert.match(server.complaints, /can't be written \(ENOSPC/)

      disk.free()
      await untilHealthWarns(server, undefined)
      const lines = linesOf(file)
      assert.lengthOf(
        lines.filter(({ msg }) => msg === 'csrf_refused'),
        REFUSED_CALLS
      )
      server.signal('SIGTERM')
      assert.equal(await server.ended(), 0)
    })
    .skip(!disk, 'mounting a disk needs root')

  test('a server starts on a full disk, and reports it', async ({ assert, cleanup }) => {
    if (!disk) throw new Error('skipped without a disk')
    const { server, remove } = await prepare({ LOG_LEVEL: 'info' })
    cleanup(remove)
    server.logFile = join(disk.folder, 'started.log')
    writeFileSync(server.logFile, '')
    disk.fill()
    cleanup(() => disk.free())
    await server.start()
    await untilHealthWarns(server, ['log'])
    assert.match(server.complaints, /The log on standard output can't be written \(ENOSPC/)
    await signInAsAdmin(server.origin)
    // It can be ended, too.
    server.signal('SIGTERM')
    assert.equal(await server.ended(), 0)
    assert.match(server.complaints, /The log on standard output lost \d+ lines at the end/)
  }).skip(!disk, 'mounting a disk needs root')

  test("a server starts with a security log that can't be opened, and reports it", async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-log-'))
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const inTheWay = join(folder, 'logs')
    writeFileSync(inTheWay, '')
    const { server, remove } = await prepare({ SECURITY_LOG: join(inTheWay, 'security.log') })
    cleanup(remove)
    await server.start()
    assert.match(
      server.complaints,
      /SECURITY_LOG .*logs\/security\.log can't be written \((EEXIST|ENOTDIR)/
    )
    await untilHealthWarns(server, ['log'])
    assert.deepEqual(new Set(await beRefused(server)), new Set([403]))

    rmSync(inTheWay)
    await untilHealthWarns(server, undefined)
    assert.lengthOf(linesOf(join(inTheWay, 'security.log')), REFUSED_CALLS)
  })
})
