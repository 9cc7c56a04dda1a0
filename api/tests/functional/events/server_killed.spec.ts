import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { action } from '#tests/support/interventions'
import { LIMITS } from '#tests/support/limits'
import { openRoom } from '#tests/support/process_room'
import { ServerProcess } from '#tests/support/server_process'
import { SILENCE_MS } from '#contracts/pulse'

/** The server keeps its own time over a restart, so it is really away: longer than a silence that is an outage. */
const AWAY_MS = SILENCE_MS + 2_000

test.group('A server that was killed during an event', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)

  test('the board says for how long it was away, and one press gives each learner the time back once', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-killed-'))
    const server = await ServerProcess.prepare(dataDir)
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const { path, watcher, learners } = await openRoom([server.origin, server.origin], 3)
    const ids = learners.map(({ id }) => id)
    const answer = [{ id: 1, answer: '1', seq: 1 }]
    for (const { browser } of learners) {
      assert.equal((await browser.post('/soal/simpan-jawaban', { answer })).status, 200)
    }

    await server.kill()
    await delay(AWAY_MS)
    await server.start()

    const left: number[] = []
    const asked = Date.now()
    for (const { browser } of learners) {
      const { status, body } = await browser.post('/soal/denyut', { belumTerkirim: 0 })
      assert.equal(status, 200)
      left.push(body.secondsRemaining)
    }
    const boardOf = async () => (await watcher.get(`${path}/papan`)).body.data
    // Noted soon after the start, by itself.
    let board = await boardOf()
    while (board.gangguanServer.length === 0) {
      await delay(200)
      board = await boardOf()
    }
    const { gangguanServer, peserta } = board
    assert.lengthOf(gangguanServer, 1)
    const [{ dari, sampai, kehilangan, habis }] = gangguanServer
    const awayMs = Date.parse(sampai) - Date.parse(dari)
    assert.isAtLeast(awayMs, AWAY_MS)
    assert.sameMembers(kehilangan, ids)
    assert.isEmpty(habis)
    assert.deepEqual(
      peserta.map(({ terjawab }: { terjawab: number }) => terjawab),
      [1, 1, 1]
    )

    const press = async () =>
      (await watcher.post(`${path}/tindakan`, action('kembalikan_waktu', kehilangan))).body.hasil
    for (const { status } of await press()) assert.equal(status, 'dilakukan')
    for (const [at, { browser }] of learners.entries()) {
      const { body } = await browser.get('/soal/timers')
      // What was given back, without what has passed meanwhile.
      const passed = (Date.now() - asked) / 1000
      assert.isAtLeast(body.secondsRemaining - (left[at] ?? 0), AWAY_MS / 1000 - passed - 1)
    }
    for (const { keterangan } of await press()) {
      assert.equal(keterangan, 'Tidak ada waktu terputus yang belum dikembalikan.')
    }
    assert.deepEqual((await boardOf()).gangguanServer, [
      { dari, sampai, kehilangan: [], habis: [] },
    ])
    const told = (await learners[0]?.browser.get('/soal/timers'))?.body.pemberitahuan
    assert.lengthOf(told, 1)
    assert.match(told[0].teks, /^Waktu Anda yang terputus dikembalikan: /)
  })
})
