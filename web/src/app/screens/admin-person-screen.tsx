import { PaperButton } from '@/components/paper-button'
import { receiptMutation } from '@/features/admin-payments/api/payments'
import PersonPage from '@/features/admin-users/pages/person-page'
import { certificateMutation } from '@/features/results/api/certificate'
import { CertificateButton } from '@/features/results/components/certificate-button'
import ScoreChart from '@/features/results/components/score-chart'

/** /admin/data-user/{id}: a person with the same papers that they get, and the chart that they see. */
export default function AdminPersonScreen() {
  return (
    <PersonPage
      chart={(results) => <ScoreChart rows={results} />}
      certificate={(result, describedBy) => (
        <CertificateButton
          variant="secondary"
          size="sm"
          download={certificateMutation(result.id, result.nama_paket)}
          aria-describedby={describedBy}
        >
          Sertifikat
        </CertificateButton>
      )}
      receipt={(payment, describedBy) => (
        <PaperButton mutation={receiptMutation} id={payment.id} size="sm" describedBy={describedBy}>
          Kuitansi
        </PaperButton>
      )}
    />
  )
}
