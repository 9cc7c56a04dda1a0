import { findClass } from '#app/classes/actions/find_class'
import { chooseCertificates, type CertificateChoice } from '#app/reports/domain/certificate_choice'
import {
  attemptsOfClass,
  attemptsOfEvent,
  packagesOfClass,
  type BegunPackage,
} from '#app/reports/rows/certified'
import { missing } from '#app/events/actions/find_event'
import ExamEvent from '#app/events/models/exam_event'
import Package from '#app/packages/models/package'
import { NotFound } from '#app/platform/errors/failures'
import { fileNameText } from '#app/platform/uploads/file_names'

/** The certificates of a class or an event, and the learners without one. */
export interface CertificatePlan extends CertificateChoice {
  of:
    | { type: 'class'; id: number; name: string; packageName: string }
    | { type: 'event'; id: number; name: string }
  /** The file's name, and the number of people in it. */
  file: { name: string; exported: { list: 'certificates'; rows: number } }
}

function planned(choice: CertificateChoice, of: CertificatePlan['of']): CertificatePlan {
  const about = of.type === 'class' ? `${of.name} ${of.packageName}` : of.name
  const exported = { list: 'certificates', rows: choice.chosen.length } as const
  return { ...choice, of, file: { name: fileNameText(`Sertifikat ${about}`), exported } }
}

/** @throws NotFound */
export async function packagesForCertificates(classId: number): Promise<BegunPackage[]> {
  await findClass(classId)
  return packagesOfClass(classId)
}

/**
 * The certificates of a class: of each learner's last finished attempt at this package.
 * @throws NotFound for either
 */
export async function planOfClass(classId: number, packageId: number): Promise<CertificatePlan> {
  const { id, name } = await findClass(classId)
  const pack = await Package.find(packageId)
  if (!pack) throw new NotFound('Paket soal tidak ditemukan.')
  const choice = chooseCertificates(await attemptsOfClass(classId, packageId))
  return planned(choice, { type: 'class', id, name, packageName: pack.name })
}

/**
 * The certificates of an event's learners: of their attempts in it.
 * @throws NotFound
 */
export async function planOfEvent(eventId: number): Promise<CertificatePlan> {
  const event = await ExamEvent.find(eventId)
  if (!event) throw missing()
  const choice = chooseCertificates(await attemptsOfEvent(eventId))
  return planned(choice, { type: 'event', id: event.id, name: event.name })
}
