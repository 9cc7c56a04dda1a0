import { test } from '@japa/runner'
import fc from 'fast-check'
import { discountOf, promoState, whyNotUsable, type PromoTerms } from '#app/payments/domain/promo'
import { canonicalPromo, PROMO_KINDS, PROMO_PRICE_MIN } from '#contracts/promos'

const NOW = Date.parse('2026-11-21T05:00:00Z')
const OPEN: PromoTerms = {
  kind: 'persen',
  value: 10,
  packageId: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxPerLearner: null,
  endedAt: null,
}
const UNUSED = { all: 0, own: 0 }
const asked = { packageId: 7, uses: UNUSED, now: NOW }

test.group('Promo codes', () => {
  test('a code takes per cents or rupiah off, and leaves something to pay', ({ assert }) => {
    assert.equal(discountOf({ kind: 'persen', value: 10 }, 25_000), 2_500)
    assert.equal(discountOf({ kind: 'persen', value: 33 }, 19_999), 6_599)
    assert.equal(discountOf({ kind: 'rupiah', value: 5_000 }, 25_000), 5_000)
    assert.equal(discountOf({ kind: 'rupiah', value: 90_000 }, 25_000), 24_000)
    assert.equal(discountOf({ kind: 'persen', value: 99 }, 500), 0)
    fc.assert(
      fc.property(
        fc.constantFrom(...PROMO_KINDS),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(10_000_000),
        (kind, value, price) => {
          const paid = price - discountOf({ kind, value }, price)
          assert.isAtLeast(paid, Math.min(price, PROMO_PRICE_MIN))
          assert.isAtMost(paid, price)
        }
      )
    )
  })

  test('a code counts from its first day, up to its last, and until it is ended', ({ assert }) => {
    assert.isNull(whyNotUsable(OPEN, asked))
    assert.isNull(whyNotUsable({ ...OPEN, validFrom: NOW, validUntil: NOW + 1 }, asked))
    assert.include(whyNotUsable({ ...OPEN, validFrom: NOW + 1 }, asked), 'belum berlaku')
    assert.include(whyNotUsable({ ...OPEN, validUntil: NOW }, asked), 'berakhir')
    assert.include(whyNotUsable({ ...OPEN, endedAt: NOW - 1 }, asked), 'berakhir')
  })

  test('a code is for its package, and for as many uses as it has', ({ assert }) => {
    assert.isNull(whyNotUsable({ ...OPEN, packageId: 7 }, asked))
    assert.include(whyNotUsable({ ...OPEN, packageId: 8 }, asked), 'paket lain')
    const terms = { ...OPEN, maxUses: 3, maxPerLearner: 1 }
    const using = (all: number, own: number) => ({ ...asked, uses: { all, own } })
    assert.isNull(whyNotUsable(terms, using(2, 0)))
    assert.include(whyNotUsable(terms, using(3, 0)), 'habis')
    assert.include(whyNotUsable(terms, using(1, 1)), 'Anda sudah')
  })

  test('an admin sees whether a code can be used, will be, is used up or over', ({ assert }) => {
    assert.equal(promoState(OPEN, 5, NOW), 'berlaku')
    assert.equal(promoState({ ...OPEN, validFrom: NOW + 1 }, 0, NOW), 'belum')
    assert.equal(promoState({ ...OPEN, maxUses: 5 }, 5, NOW), 'habis')
    assert.equal(promoState({ ...OPEN, maxUses: 5, endedAt: NOW }, 5, NOW), 'berakhir')
    assert.equal(promoState({ ...OPEN, validUntil: NOW }, 0, NOW), 'berakhir')
  })

  test('a code is the same however it is typed', ({ assert }) => {
    assert.equal(canonicalPromo(' hemat - 10 '), 'HEMAT-10')
  })
})
