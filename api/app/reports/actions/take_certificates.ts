import { readSettings } from '#app/academy/actions/academy_settings'
import type User from '#app/accounts/models/user'
import { noteTaken } from '#app/audit/actions/note_taken'
import type { CertificatePlan } from '#app/reports/actions/plan_certificates'
import { print } from '#app/paper/printing/printer'
import { archiveOf, type ArchivedFile } from '#app/paper/archive/write_archive'
import { clock } from '#app/platform/time/clock'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { uniqueFileNames } from '#app/platform/uploads/file_names'
import { readLooks, type KnownLooks } from '#app/results/actions/certificate_look'
import { certificateData } from '#app/results/actions/print_certificate'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import Result from '#app/results/models/result'
import { CERTIFICATES_IN_ONE_PDF } from '#contracts/reports'

const CERTIFICATES_TOO_MANY = `Satu PDF memuat paling banyak ${CERTIFICATES_IN_ONE_PDF} sertifikat. Unduh sebagai ZIP.`

const CERTIFICATES_NONE = 'Belum ada peserta yang memiliki hasil.'

/** Results that are read at once. */
const AT_ONCE = 10

/**
 * All certificates of a plan in one PDF.
 * @throws Conflict when there are none; InvalidInput when there are more than one PDF holds; Unavailable
 */
export async function certificatesPdf(user: User, plan: CertificatePlan): Promise<Buffer> {
  refuseEmpty(plan)
  if (plan.chosen.length > CERTIFICATES_IN_ONE_PDF) throw new InvalidInput(CERTIFICATES_TOO_MANY)
  const { academyName } = await readSettings()
  const certificates: CertificateData[] = []
  for await (const certificate of dataOf(plan)) certificates.push(certificate)
  const pdf = await print('certificates', {
    title: `Sertifikat – ${plan.of.name}`,
    author: academyName,
    createdAt: clock.now(),
    certificates,
  })
  await note(user, plan, 'pdf')
  return pdf
}

/**
 * All certificates of a plan as an archive with a PDF each, streamed. The first piece is ready when this returns, so
 * refusals come before the first byte.
 * @throws Conflict when there are none; Unavailable
 */
export async function certificatesArchive(
  user: User,
  plan: CertificatePlan
): Promise<AsyncGenerator<Uint8Array, void>> {
  refuseEmpty(plan)
  const pieces = archiveOf(filesOf(plan))
  const first = await pieces.next()
  await note(user, plan, 'zip')
  return (async function* () {
    if (first.value) yield first.value
    yield* pieces
  })()
}

function refuseEmpty({ chosen }: CertificatePlan): void {
  if (chosen.length === 0) throw new Conflict(CERTIFICATES_NONE)
}

async function* filesOf(plan: CertificatePlan): AsyncGenerator<ArchivedFile> {
  const names = uniqueFileNames(
    plan.chosen.map(({ name }) => name),
    '.pdf',
    'Peserta'
  )
  let at = 0
  for await (const data of dataOf(plan)) {
    // One at a time, so that other papers get their turn in between.
    yield { name: names[at] ?? '', content: await print('certificate', data) }
    at++
  }
}

/** The contents of the certificates, in the plan's order. */
async function* dataOf({ chosen }: CertificatePlan): AsyncGenerator<CertificateData> {
  const looks: KnownLooks = new Map()
  for (let start = 0; start < chosen.length; start += AT_ONCE) {
    const ids = chosen.slice(start, start + AT_ONCE).map(({ resultId }) => resultId)
    const found = await Result.findMany(ids)
    const lookOf = await readLooks(found, looks)
    const results = new Map(found.map((result) => [result.id, result]))
    for (const id of ids) {
      const result = results.get(id)
      if (!result) throw new Error(`result ${id} of a plan is gone`)
      yield certificateData(result, lookOf(result))
    }
  }
}

async function note(user: User, { of, chosen }: CertificatePlan, form: 'pdf' | 'zip') {
  const { id, name } = of
  const learners = chosen.length
  await noteTaken(
    user,
    of.type === 'class'
      ? {
          action: 'class.certificates_taken',
          subject: { type: 'class', id },
          details: { name, packageName: of.packageName, learners, form },
        }
      : {
          action: 'event.certificates_taken',
          subject: { type: 'event', id },
          details: { name, learners, form },
        }
  )
}
