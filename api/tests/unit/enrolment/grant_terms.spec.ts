import { test } from '@japa/runner'
import {
  countingGrant,
  hindrance,
  type GrantTerms,
  type HeldGrant,
} from '#app/enrolment/domain/grant_terms'

const OPENS = Date.UTC(2026, 10, 23, 2)
const MINUTE = 60_000
const TERMS: GrantTerms = {
  opensAt: OPENS,
  closesAt: OPENS + 15 * MINUTE,
  labId: null,
  needsAdmission: false,
  restMinutes: null,
  shufflesOptions: false,
  listeningMode: 'latihan',
}

function grant(changes: Partial<HeldGrant> = {}): HeldGrant {
  return {
    id: 1,
    packageId: 7,
    source: 'admin',
    grantedAt: OPENS - 1000,
    admittedAt: null,
    extraPercent: 0,
    givenSeconds: 0,
    terms: null,
    ...changes,
  }
}

test.group('Terms of a grant', () => {
  test('a grant without terms can be used at all times', ({ assert }) => {
    assert.isNull(hindrance(grant(), null, 0))
  })

  test("{after} ms after a grant's opening the answer is {expected}")
    .with([
      { after: -1, expected: 'early' },
      { after: 0, expected: null },
      { after: 15 * MINUTE - 1, expected: null },
      { after: 15 * MINUTE, expected: 'over' },
    ])
    .run(({ assert }, { after, expected }) => {
      assert.equal(hindrance(grant({ terms: TERMS }), null, OPENS + after), expected)
    })

  test('a grant waits for a start that was never given, and ends even so', ({ assert }) => {
    const unsigned = grant({ terms: { ...TERMS, opensAt: null } })
    assert.equal(hindrance(unsigned, null, OPENS + MINUTE), 'early')
    assert.equal(hindrance(unsigned, null, TERMS.closesAt), 'over')
  })

  test("a grant's terms allow one lab, and no other", ({ assert }) => {
    const inLab = grant({ terms: { ...TERMS, labId: 3 } })
    assert.equal(hindrance(inLab, null, OPENS), 'elsewhere')
    assert.equal(hindrance(inLab, 4, OPENS), 'elsewhere')
    assert.isNull(hindrance(inLab, 3, OPENS))
  })

  test("a grant's terms admit a learner who was admitted before", ({ assert }) => {
    const terms = { ...TERMS, needsAdmission: true }
    assert.equal(hindrance(grant({ terms }), null, OPENS), 'not_admitted')
    assert.isNull(hindrance(grant({ terms, admittedAt: OPENS - MINUTE }), null, OPENS))
  })
})

test.group('Of several grants', () => {
  const own = grant({ id: 1, grantedAt: OPENS + 5 })
  const event = grant({ id: 2, terms: TERMS })

  test("an event's grant holds back the others of its package until it is over", ({ assert }) => {
    const of = (now: number) => countingGrant([own, event], { packageId: 7, labId: null }, now)
    assert.deepEqual(of(OPENS - MINUTE), { grant: event, hindrance: 'early' })
    assert.deepEqual(of(OPENS), { grant: event, hindrance: null })
    assert.deepEqual(of(TERMS.closesAt), { grant: own, hindrance: null })
  })

  test('of own grants the newest counts, and of two events the one that may be used', ({
    assert,
  }) => {
    const older = grant({ id: 3, grantedAt: OPENS - 5000 })
    assert.equal(countingGrant([older, own], { packageId: 7, labId: null }, 0)?.grant.id, 1)
    const later = { ...TERMS, opensAt: null, closesAt: OPENS + 5 * MINUTE }
    const waiting = grant({ id: 4, terms: later })
    const both = countingGrant([waiting, event], { packageId: 7, labId: null }, OPENS)
    assert.deepEqual(both, { grant: event, hindrance: null })
  })

  test("without a package an open event's grant comes first, then the own, then a future event's", ({
    assert,
  }) => {
    const other = grant({ id: 5, packageId: 8 })
    const any = { labId: null }
    assert.equal(countingGrant([other, event], any, OPENS)?.grant.id, 2)
    assert.equal(countingGrant([other, event], any, OPENS - MINUTE)?.grant.id, 5)
    assert.deepEqual(countingGrant([event], any, OPENS - MINUTE), {
      grant: event,
      hindrance: 'early',
    })
    assert.isNull(countingGrant([event], any, TERMS.closesAt))
  })
})
