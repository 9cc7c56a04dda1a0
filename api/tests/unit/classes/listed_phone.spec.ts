import { test } from '@japa/runner'
import fc from 'fast-check'
import { listedPhone } from '#app/classes/domain/listed_phone'
import { PHONE_CUT, PHONE_DECIMALS, readPhone } from '#contracts/phone'

const readListed = (cell: string) => readPhone(listedPhone(cell))

test.group('A phone number of a list', () => {
  test("a list's number {0} means {1}")
    .with<[string, string][]>([
      ['81234567890', '081234567890'],
      ['8123-4567-890', '081234567890'],
      ['812 3456 7890', '081234567890'],
      ["'081234567890", '081234567890'],
      ['\u2019081234567890', '081234567890'],
      ['="081234567890"', '081234567890'],
      ['81234567890,0', '081234567890'],
      ['81234567890.00', '081234567890'],
      ['6281234567890.0', '081234567890'],
      ['81.234.567.890', '081234567890'],
      ['0812.34567.000', '081234567000'],
      ['0812.3456.000', '08123456000'],
      ['\u202a+62 812\u20113456\u20117890\u202c', '081234567890'],
    ])
    .run(({ assert }, [cell, nohp]) => {
      assert.deepEqual(readListed(cell), { nohp })
    })

  test("a list's number {0} is refused")
    .with<[string, string][]>([
      ['8,12E+11', PHONE_CUT],
      ['8.12345678E10', PHONE_CUT],
      ['081234567.000', PHONE_DECIMALS],
      ['812345678.000', PHONE_DECIMALS],
      ['8123456.0', PHONE_DECIMALS],
      ['81234567890,5', PHONE_DECIMALS],
      ['81377770000.999997', PHONE_DECIMALS],
    ])
    .run(({ assert }, [cell, fault]) => {
      assert.deepEqual(readListed(cell), { fault })
    })

  test("a list's number loses no digit but the zeros of decimals", ({ assert }) => {
    const cell = fc
      .tuple(
        fc.constantFrom('', '0', '62', '+62', "'0"),
        fc.stringMatching(/^8\d{2,12}$/),
        fc.constantFrom('', '.', ',', '-', ' '),
        fc.stringMatching(/^[0-9.,]{0,5}$/)
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(cell, (text) => {
        const read = readListed(text)
        if ('fault' in read) return
        const whole = text.replace(/^((?:62)?8\d+)[.,]0{1,2}$/, '$1')
        assert.equal(read.nohp, whole.replaceAll(/\D/g, '').replace(/^(?:620?|0)?(?=8)/, '0'))
      }),
      { numRuns: 3_000 }
    )
  })
})
