import { ButtonLink } from '@/components/ui/button-link'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'
import { ResultsPage } from '@/features/admin-results/pages/results-page'
import { certificateMutation } from '@/features/results/api/certificate'
import { CertificateButton } from '@/features/results/components/certificate-button'

/** /admin/riwayat-ujian: all results, with the same certificates that learners get. */
export default function AdminResultsScreen() {
  const mayExplain = useCan('questions.edit')

  return (
    <ResultsPage
      certificate={(row, describedBy) => (
        <div className="flex flex-wrap gap-2">
          <CertificateButton
            variant="secondary"
            size="sm"
            download={certificateMutation(row.id, row.nama_paket)}
            aria-describedby={describedBy}
          >
            Unduh
          </CertificateButton>
          {mayExplain && (
            <ButtonLink
              variant="quiet"
              size="sm"
              to={adminPaths.explanations(row.id)}
              aria-describedby={describedBy}
            >
              Bahas
            </ButtonLink>
          )}
        </div>
      )}
    />
  )
}
