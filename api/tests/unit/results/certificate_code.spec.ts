import { test } from '@japa/runner'
import {
  canonicalCertificateCode,
  certificateNumber,
  newCertificateCode,
  validUntil,
} from '#app/results/certificate/certificate_code'
import { INITIAL_NUMBER_PATTERN, numberPatternFault } from '#contracts/certificates'

test.group('Certificate code', () => {
  test('a certificate code has six groups of five symbols that do not look alike, and is safe in a URL', ({
    assert,
  }) => {
    for (let round = 0; round < 200; round++) {
      const code = newCertificateCode()
      assert.match(code, /^[34679ACEFGHJKMNPRTWXY]{5}(-[34679ACEFGHJKMNPRTWXY]{5}){5}$/)
      assert.equal(encodeURIComponent(code), code)
    }
  })

  test('a certificate code has at least 128 bits: every symbol occurs at every place', ({
    assert,
  }) => {
    const seen = Array.from({ length: 35 }, () => new Set<string>())
    const codes = Array.from({ length: 2000 }, newCertificateCode)
    for (const code of codes) Array.from(code, (symbol, place) => seen[place]?.add(symbol))

    const bits = seen.reduce((sum, symbols) => sum + Math.log2(symbols.size), 0)
    assert.isAbove(bits, 128)
    assert.equal(new Set(codes).size, codes.length)
  })

  test('a certificate code is recognised in any spelling', ({ assert }) => {
    const code = newCertificateCode()
    const typed = [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' '),
      ` ${code}\n`,
    ]
    for (const variant of typed) assert.equal(canonicalCertificateCode(variant), code)
  })

  test('an impossible certificate code is refused: {$self}')
    .with(['', 'K7MR4', '../../etc/passwd', 'A'.repeat(29), 'A'.repeat(31), `${'A'.repeat(29)}0`])
    .run(({ assert }, typed) => {
      assert.isNull(canonicalCertificateCode(typed))
    })
})

test.group('Certificate number', () => {
  test('the number pattern {pattern} is accepted: {isAccepted}')
    .with([
      { pattern: INITIAL_NUMBER_PATTERN, isAccepted: true },
      { pattern: '{nomor}', isAccepted: true },
      { pattern: 'A.{nomor}-{tahun}{bulan}', isAccepted: true },
      { pattern: '{awalan}/{tahun}', isAccepted: false },
      { pattern: '{nomor}/{nomor}', isAccepted: false },
      { pattern: '{tahun}{nomor}', isAccepted: false },
      { pattern: '{nomor}7', isAccepted: false },
      { pattern: '{nama}/{nomor}', isAccepted: false },
      { pattern: 'A B/{nomor}', isAccepted: false },
      { pattern: '{nomor}/{', isAccepted: false },
      { pattern: '{nomor}/<b>', isAccepted: false },
    ])
    .run(({ assert }, { pattern, isAccepted }) => {
      assert.equal(numberPatternFault(pattern) === null, isAccepted)
    })

  test('a certificate of {years} years is valid to the end of {last}')
    .with([
      { at: '2026-11-28T03:00:00Z', years: 2, last: '2028-11-28T16:59:59.999Z' },
      // Already the next day in Jakarta, and a day that the later year doesn't have.
      { at: '2028-02-28T17:30:00Z', years: 2, last: '2030-02-28T16:59:59.999Z' },
    ])
    .run(({ assert }, { at, years, last }) => {
      assert.equal(validUntil(Date.parse(at), years), Date.parse(last))
      assert.isNull(validUntil(Date.parse(at), null))
    })

  test('a certificate number is {expected}')
    .with([
      { id: 123, at: '2026-11-21T03:00:00Z', expected: 'LULUS/2026/11/000123' },
      { id: 1, at: '2026-01-01T00:00:00Z', expected: 'LULUS/2026/01/000001' },
      { id: 12345678, at: '2026-06-30T16:59:59Z', expected: 'LULUS/2026/06/12345678' },
      { id: 7, at: '2026-12-31T17:00:00Z', expected: 'LULUS/2027/01/000007' },
      {
        prefix: 'AK-BDG.2',
        id: 7,
        at: '2026-05-04T03:00:00Z',
        expected: 'AK-BDG.2/2026/05/000007',
      },
      {
        pattern: '{nomor}/SERT-{awalan}/{bulan-romawi}/{tahun}',
        id: 7,
        at: '2026-12-31T16:59:59Z',
        expected: '000007/SERT-LULUS/XII/2026',
      },
    ])
    .run(({ assert }, { prefix = 'LULUS', pattern = INITIAL_NUMBER_PATTERN, id, at, expected }) => {
      assert.equal(
        certificateNumber({ numberPrefix: prefix, id, createdAt: Date.parse(at) }, pattern),
        expected
      )
    })
})
