import { FormDialog } from '@/components/form-dialog'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { SaleImpact } from '@/features/admin-questions/components/sale-impact'
import { numberRanges } from '@/features/admin-questions/model/places'

interface DeleteDialogProps {
  paketId: number
  questions: readonly QuestionRow[]
  /** Whether the package goes off sale by it. */
  isSold: boolean
  isBusy: boolean
  /** The address of the form that replaces the question; of a single one only. */
  replaceAt: string | null
  onDelete: () => void
  onClose: () => void
}

/** The one question before questions are deleted: which, and whom it stops. */
export function DeleteDialog({
  paketId,
  questions,
  isSold,
  isBusy,
  replaceAt,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const isOne = questions.length === 1
  return (
    <FormDialog
      title={
        isOne
          ? 'Yakin ingin menghapus soal ini?'
          : `Yakin ingin menghapus ${questions.length} soal?`
      }
      submitLabel="Hapus"
      danger
      isBusy={isBusy}
      onSubmit={onDelete}
      onClose={onClose}
    >
      <p>Nomor {numberRanges(questions)}. Tindakan ini tidak bisa dibatalkan.</p>
      {isSold && (
        <Alert tone="warning" title="Paket ini sedang dijual">
          <div className="grid gap-3">
            <p>
              Tanpa {isOne ? 'soal ini' : 'soal-soal ini'} penjualannya berhenti, dan yang berikut
              tidak dapat memulai. Simulasi yang sedang berjalan tidak terganggu.
            </p>
            <SaleImpact paketId={paketId} />
            {replaceAt !== null && (
              <div>
                <ButtonLink variant="secondary" to={replaceAt}>
                  Ganti Soal
                </ButtonLink>
                <p className="mt-1 text-sm">
                  Menulis soal lain di tempat yang sama; paketnya tetap dijual.
                </p>
              </div>
            )}
          </div>
        </Alert>
      )}
    </FormDialog>
  )
}
