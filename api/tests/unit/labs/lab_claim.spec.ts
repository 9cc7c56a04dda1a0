import { test } from '@japa/runner'
import { CLAIM_WINDOW_MS, isRecent, readClaim } from '#app/labs/domain/lab_claim'
import { labSignedText } from '#contracts/labs'

const HEADERS = {
  id: '3',
  seat: '12',
  timestamp: '1800000000',
  nonce: 'nonce-01',
  digest: undefined,
  signature: 'A'.repeat(43),
}
const CLAIM = readClaim(HEADERS)
const NOW = 1_800_000_000_000

test.group('The claim of a kiosk', () => {
  test("a kiosk's claim is read from its headers", ({ assert }) => {
    assert.deepEqual(CLAIM, {
      labId: 3,
      seat: '12',
      encodedSeat: '12',
      timestamp: 1_800_000_000,
      nonce: 'nonce-01',
      digest: null,
      signature: 'A'.repeat(43),
    })
  })

  test("a kiosk's claim keeps the seat as sent, and decodes its name", ({ assert }) => {
    const claim = readClaim({ ...HEADERS, seat: 'Kursi%20%C3%A9%204' })
    assert.equal(claim?.seat, 'Kursi é 4')
    assert.equal(claim?.encodedSeat, 'Kursi%20%C3%A9%204')
  })

  test("a kiosk's claim is refused with {$self}")
    .with([
      { id: undefined },
      { id: '' },
      { id: '0' },
      { id: '-1' },
      { id: '1.5' },
      { id: '3, 4' },
      { id: '9'.repeat(10) },
      { seat: undefined },
      { seat: '' },
      { seat: '%' },
      { seat: '%C3%28' },
      { seat: '%0A' },
      { seat: '%E2%80%AE' },
      { seat: '%201' },
      { seat: 'x'.repeat(41) },
      { seat: 'x'.repeat(5000) },
      { timestamp: undefined },
      { timestamp: '' },
      { timestamp: '1e9' },
      { timestamp: '-1800000000' },
      { timestamp: '1'.repeat(13) },
      { nonce: undefined },
      { nonce: 'short' },
      { nonce: 'x'.repeat(65) },
      { nonce: 'nonce 01' },
      { digest: '' },
      { digest: 'D'.repeat(42) },
      { digest: `${'D'.repeat(42)}=` },
      { signature: undefined },
      { signature: 'A'.repeat(42) },
      { signature: `${'A'.repeat(42)}=` },
    ])
    .run(({ assert }, change) => {
      assert.isNull(readClaim({ ...HEADERS, ...change }))
    })

  test("a kiosk's claim covers version, lab, seat, time, nonce, method and path", ({ assert }) => {
    assert.isNotNull(CLAIM)
    assert.equal(
      CLAIM && labSignedText({ ...CLAIM, method: 'put', path: '/api/soal/timers?paketId=3' }),
      'lulus-lab-1\n3\n12\n1800000000\nnonce-01\nPUT\n/api/soal/timers?paketId=3'
    )
  })

  test("a kiosk's claim covers the digest of a body, under a version of its own", ({ assert }) => {
    const claim = readClaim({ ...HEADERS, digest: 'D'.repeat(43) })
    assert.equal(
      claim && labSignedText({ ...claim, method: 'PUT', path: '/api/soal/timers' }),
      `lulus-lab-2\n3\n12\n1800000000\nnonce-01\nPUT\n/api/soal/timers\n${'D'.repeat(43)}`
    )
  })

  test("a kiosk's claim is valid for five minutes around its time, not a millisecond longer", ({
    assert,
  }) => {
    if (!CLAIM) throw new Error('the claim could not be read')
    const answers = [0, CLAIM_WINDOW_MS, -CLAIM_WINDOW_MS].map((away) =>
      isRecent(CLAIM, NOW + away)
    )
    assert.deepEqual(answers, [true, true, true])
    assert.isFalse(isRecent(CLAIM, NOW + CLAIM_WINDOW_MS + 1))
    assert.isFalse(isRecent(CLAIM, NOW - CLAIM_WINDOW_MS - 1))
  })
})
