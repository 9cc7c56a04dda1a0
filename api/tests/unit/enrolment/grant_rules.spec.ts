import { test } from '@japa/runner'
import {
  outcomeFor,
  refusalOf,
  revocationRefusal,
  type Candidate,
} from '#app/enrolment/domain/grant_rules'
import { GRANT_OUTCOMES, outcomeSummary } from '#contracts/grants'

const LEARNER: Candidate = {
  userId: 1,
  isStaff: false,
  hasUnused: false,
  isPaying: false,
  isTakingPackage: false,
}

test.group('Rules of grants', () => {
  test('rules of grants: {case}')
    .with([
      { case: 'give a learner access', is: {}, outcome: 'diberi' },
      { case: 'know an unused grant', is: { hasUnused: true }, outcome: 'sudah_punya' },
      {
        case: 'know a payment that waits',
        is: { isPaying: true },
        outcome: 'menunggu_pembayaran',
      },
      { case: 'leave out staff', is: { isStaff: true, hasUnused: true }, outcome: 'staf' },
    ] as const)
    .run(({ assert }, { is, outcome }) => {
      for (const source of ['admin', 'class', 'event'] as const) {
        assert.equal(outcomeFor(source, { ...LEARNER, ...is }), outcome, source)
      }
    })

  test("a class's access leaves out learners with a running attempt at the package, and only a class's", ({
    assert,
  }) => {
    const taking = { ...LEARNER, isTakingPackage: true }
    assert.equal(outcomeFor('class', taking), 'sedang_ujian')
    assert.equal(outcomeFor('admin', taking), 'diberi')
    assert.equal(outcomeFor('event', taking), 'diberi')
    assert.equal(outcomeFor('class', { ...taking, hasUnused: true }), 'sudah_punya')
  })

  test("the rules of grants say why one learner can't be given access", ({ assert }) => {
    const { granted, owned, paying, staff } = GRANT_OUTCOMES
    assert.isNull(refusalOf(granted))
    for (const outcome of [owned, paying, staff]) assert.isString(refusalOf(outcome))
  })

  test('a grant can be taken back while it is unused and not paid for by the learner alone', ({
    assert,
  }) => {
    const unused = { source: 'admin', usedAt: null, revokedAt: null } as const
    assert.isNull(revocationRefusal(unused))
    assert.isNull(revocationRefusal({ ...unused, source: 'class' }))
    assert.include(revocationRefusal({ ...unused, usedAt: 1 }), 'sudah digunakan')
    assert.include(revocationRefusal({ ...unused, revokedAt: 1 }), 'sudah dicabut')
    assert.include(revocationRefusal({ ...unused, source: 'payment' }), 'pembayaran')
    assert.include(revocationRefusal({ ...unused, source: 'event' }), 'jadwal')
  })

  test('outcomes of grants are summed up for the person who gives access', ({ assert }) => {
    const { granted, owned, inExam } = GRANT_OUTCOMES
    const outcomes = [inExam, ...Array.from({ length: 24 }, () => granted), owned, owned]
    assert.equal(
      outcomeSummary(outcomes),
      '24 peserta mendapat akses, 2 sudah punya, 1 sedang ujian.'
    )
    assert.equal(outcomeSummary([owned]), '0 peserta mendapat akses, 1 sudah punya.')
  })
})
