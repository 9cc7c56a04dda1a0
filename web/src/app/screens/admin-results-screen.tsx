import { ResultsPage } from '@/features/admin-results/pages/results-page'
import { certificateMutation } from '@/features/results/api/certificate'
import { CertificateButton } from '@/features/results/components/certificate-button'

/** /admin/riwayat-ujian: all results, with the same certificates that learners get. */
export default function AdminResultsScreen() {
  return (
    <ResultsPage
      certificate={(row, describedBy) => (
        <CertificateButton
          variant="secondary"
          size="sm"
          download={certificateMutation(row.id, row.nama_paket)}
          aria-describedby={describedBy}
        >
          Unduh
        </CertificateButton>
      )}
    />
  )
}
