import { createHash, randomUUID } from 'node:crypto'
import type User from '#app/accounts/models/user'
import { scaleScores } from '#app/scoring/domain/scoring'
import Attempt from '#app/exam/models/attempt'
import { enterExam, leaveExam } from '#app/enrolment/actions/standing'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import Package from '#app/packages/models/package'
import { newCertificateCode } from '#app/results/certificate/certificate_code'
import Result from '#app/results/models/result'
import { inTransaction } from '#app/platform/database/transaction'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'

/**
 * Creates the user's result of a finished attempt, scored from its correct counts, with everything before it: a package
 * (new unless `packageId` names one), a confirmed payment, its used grant and the attempt.
 */
export async function createResult(user: User, attributes: Partial<Result> = {}): Promise<Result> {
  const { packageId, packageName, createdAt = Date.now() } = attributes
  const pack = packageId
    ? await Package.findOrFail(packageId)
    : await createPackage(packageName === undefined ? {} : { name: packageName })
  const attempt = await createFinishedAttempt(user, pack, createdAt)

  const counts = { listeningCorrect: 35, writtenCorrect: 28, readingCorrect: 36, ...attributes }
  const scores = scaleScores(
    {
      listening: counts.listeningCorrect,
      written: counts.writtenCorrect,
      reading: counts.readingCorrect,
    },
    pack.scoringTable
  )
  return Result.create({
    attemptId: attempt.id,
    userId: user.id,
    packageId: pack.id,
    packageName: pack.name,
    userName: user.name,
    academyName: 'Akademi Lulus',
    numberPrefix: 'LULUS',
    designId: null,
    currentName: user.name,
    listeningScore: scores.listening,
    structureScore: scores.structure,
    readingScore: scores.reading,
    totalScore: scores.total,
    scoringTable: pack.scoringTable,
    code: newCertificateCode(),
    createdAt,
    ...counts,
  })
}

async function createFinishedAttempt(
  user: User,
  pack: Package,
  finishedAt: number
): Promise<Attempt> {
  const startedAt = finishedAt - 110 * 60_000
  const entitlement = await grantAttempt(user, pack, { grantedAt: startedAt })
  await inTransaction(async (trx) => {
    await enterExam(trx, entitlement, startedAt)
    await leaveExam(trx, user.id)
  })
  const content = JSON.stringify({ packageId: pack.id, packageName: pack.name, questions: [] })
  const snapshot = await ExamSnapshot.create({
    packageId: pack.id,
    contentHash: createHash('sha256').update(randomUUID()).digest('hex'),
    content,
    createdAt: startedAt,
  })

  return Attempt.create({
    userId: user.id,
    packageId: pack.id,
    packageName: pack.name,
    entitlementId: entitlement.id,
    snapshotId: snapshot.id,
    scoringTable: pack.scoringTable,
    status: 'finished',
    runningUserId: null,
    session: 'reading',
    deadline: finishedAt,
    listeningMinutes: pack.listeningMinutes,
    writtenMinutes: pack.writtenMinutes,
    readingMinutes: pack.readingMinutes,
    lastIndex: 143,
    flags: [],
    driver: randomUUID(),
    startedAt,
    finishedAt,
  })
}
