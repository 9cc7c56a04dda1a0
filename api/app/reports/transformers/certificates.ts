import type { CertificatePlan } from '#app/reports/actions/plan_certificates'
import type { CertifiedLearner } from '#app/reports/domain/certificate_choice'
import type { BegunPackage } from '#app/reports/rows/certified'

const learner = ({ id, name, nohp }: CertifiedLearner) => ({ id, nama: name, nohp })

/** Who gets a certificate, and who doesn't and why. */
export function plannedCertificates({ chosen, leftOut }: CertificatePlan) {
  return {
    jumlah: chosen.length,
    /** Late answers may change these results. */
    menunggu: chosen.filter(({ isUndecided }) => isUndecided).map(learner),
    tanpa: leftOut.map((one) => ({ ...learner(one), sebab: one.reason })),
  }
}

export function satPackage({ id, name, learners }: BegunPackage) {
  return { id, nama: name, jumlah: learners }
}
