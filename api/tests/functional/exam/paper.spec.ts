import { test } from '@japa/runner'
import Question from '#app/packages/models/question'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

interface Entry {
  page: number
  type?: string
  locked?: true
  soal?: string | null
  items?: unknown[]
}

async function paperOf(seat: Seat): Promise<Entry[]> {
  const response = await seat.browser.get('/soal')
  return response.body.soal as Entry[]
}

const openPages = (entries: Entry[]) =>
  entries.filter(({ locked }) => !locked).map(({ page }) => page)

test.group('The exam paper', (group) => {
  isolateDatabase(group)

  test('the paper is completely locked before the start: 125 entries in page order', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const response = await seat.browser.get(`/soal?paketId=${seat.pack.id}`)
    assert.equal(response.status, 200)
    assert.equal(response.body.nama_paket, seat.pack.name)
    assert.isNull(response.body.sesi)
    assert.deepEqual(response.body.durasi, { listening: 30, written: 25, reading: 55 })
    assert.equal(response.headers.get('cache-control'), 'no-store')

    const entries = response.body.soal as Entry[]
    assert.lengthOf(entries, 125)
    assert.lengthOf(openPages(entries), 0)
    const pages = entries.map(({ page }) => page)
    assert.deepEqual(
      pages,
      pages.toSorted((a, b) => a - b)
    )
    assert.deepEqual(
      entries.filter(({ type }) => type === 'group').map(({ page }) => page),
      [31, 35, 39, 43, 47]
    )
  })

  for (const [session, first, last, count] of [
    ['listening', 1, 47, 35],
    ['written', 52, 92, 40],
    ['reading', 94, 143, 50],
  ] as const) {
    test(`the paper shows only ${session} while ${session} runs, and never a key`, async ({
      assert,
    }) => {
      using time = stopClock()
      const seat = await takeSeat()
      await startIn(seat, session, time)
      const response = await seat.browser.get('/soal')
      assert.equal(response.body.sesi, session)

      const open = openPages(response.body.soal as Entry[])
      assert.lengthOf(open, count)
      assert.deepEqual([open.at(0), open.at(-1)], [first, last])
      for (const word of ['jawaban', 'benar', 'salah', 'key', 'answer']) {
        assert.notInclude(response.bytes.toString().toLowerCase(), `"${word}`)
      }
    })
  }

  test('the paper is the same in every encoding, and is not sent again to a client that has it', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const ask = (headers: Record<string, string>) =>
      seat.browser.send('GET', '/soal', { headers: { 'accept-encoding': 'identity', ...headers } })
    const plain = await ask({})
    assert.isNull(plain.headers.get('content-encoding'))
    const etags = new Set([plain.headers.get('etag')])
    for (const encoding of ['br', 'zstd', 'gzip']) {
      const reply = await ask({ 'accept-encoding': encoding })
      assert.equal(reply.headers.get('content-encoding'), encoding)
      assert.include(reply.headers.get('vary') ?? '', 'Accept-Encoding')
      assert.isBelow(Number(reply.headers.get('content-length')), plain.bytes.length / 4)
      assert.deepEqual(reply.body, plain.body)
      const etag = reply.headers.get('etag') ?? ''
      etags.add(etag)

      const again = await ask({ 'accept-encoding': encoding, 'if-none-match': etag })
      assert.deepEqual([again.status, again.bytes.length], [304, 0])
      assert.equal((await ask({ 'if-none-match': etag })).status, 200)
    }
    assert.lengthOf([...etags], 4)
  })

  test('the paper is shared by learners who see the same, and by nobody else', async ({
    assert,
  }) => {
    using time = stopClock()
    const first = await takeSeat()
    const second = await takeSeat(first.pack)
    await startIn(first, 'written', time)
    await start(second)
    const other = await takeSeat()
    await start(other)
    const papers = await Promise.all(
      [first, second, other].map(async ({ browser }) => (await browser.get('/soal')).body)
    )
    assert.deepEqual(
      papers.map(({ sesi, paketId }) => [sesi, paketId]),
      [
        ['written', first.pack.id],
        ['listening', first.pack.id],
        ['listening', other.pack.id],
      ]
    )
    // Another login can't read it, and neither can a request for another package.
    const elsewhere = await BrowserSession.of(second.user)
    assert.equal((await elsewhere.get('/soal')).status, 409)
    assert.equal((await second.browser.get(`/soal?paketId=${other.pack.id}`)).status, 403)
    assert.equal((await second.browser.get(`/soal?nohp=${other.user.nohp}`)).status, 403)
  })

  test('the paper hides the questions of a session after its time', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE + 11_000)
    assert.lengthOf(openPages(await paperOf(seat)), 0)
  })

  test('the paper does not change when a question is edited or deleted later', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    const before = await paperOf(seat)
    await Question.query()
      .where('packageId', seat.pack.id)
      .where('page', 94)
      .update({ prompt: 'Edited?' })
    await Question.query().where('packageId', seat.pack.id).where('page', 95).delete()
    assert.deepEqual(await paperOf(seat), before)
  })

  test('the paper is refused without a grant and for another package than the running one', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const stranger = await BrowserSession.of(await createUser())
    assert.equal((await stranger.get(`/soal?paketId=${seat.pack.id}`)).status, 403)
    await start(seat)
    assert.equal((await seat.browser.get(`/soal?paketId=${seat.pack.id + 1}`)).status, 403)
  })
})
