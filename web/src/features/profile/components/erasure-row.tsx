import { ERASURE_NOTE_MAX_LENGTH } from '@lulus/api/contracts/erasure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import {
  ownErasureQuery,
  requestErasureMutation,
  withdrawErasureMutation,
} from '@/features/profile/api/privacy'
import { formatDateTime } from '@/lib/format/date'

/** The learner asks staff to erase the account, and may take that back. */
export function ErasureRow() {
  const { data: request } = useQuery(ownErasureQuery)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useChange(withdrawErasureMutation, { done: null })
  const isWaiting = request?.keadaan === 'menunggu'

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold">Hapus akun</h3>
        <p className="text-ink-soft">
          {isWaiting
            ? `Permintaan Anda sejak ${formatDateTime(request.createdAt)} menunggu keputusan admin.`
            : 'Admin menghapus data pribadi Anda. Hasil dan pembayaran tetap tercatat tanpa nama.'}
        </p>
        {request?.keadaan === 'ditolak' && (
          <p className="wrap-anywhere">Permintaan terakhir ditolak: {request.jawaban}</p>
        )}
      </div>
      {isWaiting ? (
        <Button variant="secondary" loading={withdraw.isPending} onClick={() => withdraw.change()}>
          Tarik Permintaan
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Minta Hapus Akun
        </Button>
      )}
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('')
  const ask = useChange(requestErasureMutation, { inPlace: true, failed: null, onDone: onClose })
  return (
    <FormDialog
      title="Minta hapus akun"
      size="sm"
      submitLabel="Kirim Permintaan"
      danger
      isBusy={ask.isPending}
      isDirty={note !== ''}
      problem={ask.failure}
      onSubmit={() => ask.change(note.trim())}
      onClose={onClose}
    >
      <p>
        Sesudah dihapus, Anda tidak dapat login lagi, akses yang belum dipakai hangus, dan
        sertifikat Anda tidak dapat diverifikasi lagi. Unduh data Anda lebih dulu.
      </p>
      <Field label="Catatan untuk admin">
        <Textarea
          rows={3}
          maxLength={ERASURE_NOTE_MAX_LENGTH}
          value={note}
          onChange={({ currentTarget: area }) => setNote(area.value)}
        />
      </Field>
    </FormDialog>
  )
}
