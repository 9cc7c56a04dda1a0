import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '@/components/use-change'
import { deletePassageMutation } from '@/features/admin-questions/api/passages'
import { showPackageQuery } from '@/features/admin-questions/api/questions'
import { SaleImpact } from '@/features/admin-questions/components/sale-impact'
import { DELETE_QUESTION } from '@/features/admin-questions/use-delete-question'
import { hasStatus } from '@/lib/api/api-error'

/** Deletes a passage: asks once, and again if its questions would be deleted too. */
export function useDeletePassage(paketId: number, onDeleted: (id: number) => void) {
  const { data: pack } = useQuery(showPackageQuery(paketId))
  return useChange(deletePassageMutation, {
    ask: () => DELETE_QUESTION,
    insist: (error, input) =>
      hasStatus(error, 409) && error.code === ADMIN_REFUSAL.passageInUse && !input.force
        ? {
            ask: {
              tone: 'danger',
              title: 'Hapus beserta soalnya?',
              text: (
                <>
                  <p>{`${error.userMessage} Semua soal itu ikut terhapus.`}</p>
                  {pack?.status === 'siap' && (
                    <div className="mt-3 grid gap-2 text-left">
                      <p>
                        Paket ini sedang dijual; tanpa soal-soal itu penjualannya berhenti, dan yang
                        berikut tidak dapat memulai.
                      </p>
                      <SaleImpact paketId={paketId} />
                    </div>
                  )}
                </>
              ),
              confirmLabel: 'Hapus Semuanya',
            },
            input: { ...input, force: true },
          }
        : null,
    onDone: (_data, { id }) => onDeleted(id),
  })
}
