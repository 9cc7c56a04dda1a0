import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { ResetCodeDialog } from '@/components/reset-code-dialog'
import { useChange } from '@/components/use-change'
import {
  sittersCodeMutation,
  type Sitter,
  type SittersCode,
} from '@/features/admin-events/api/events'

interface SittersCodeDialogProps {
  /** The event's id. */
  id: number
  sitter: Sitter
  onClose: () => void
}

/** Gives a learner who can't sign in a code for a new password, with a reason, and shows it once. */
export function SittersCodeDialog({ id, sitter, onClose }: SittersCodeDialogProps) {
  const [code, setCode] = useState<SittersCode | null>(null)
  const { change, isPending } = useChange(sittersCodeMutation(id, sitter.id), {
    inPlace: true,
    onDone: setCode,
  })
  if (code) return <ResetCodeDialog user={sitter} code={code} onClose={onClose} />
  return (
    <ReasonDialog
      title="Buat kode reset"
      description={`${sitter.nama} · ${sitter.nohp}`}
      field={{
        label: 'Alasan',
        hint: 'Tercatat di berita acara dan Audit Log.',
        placeholder: 'Misalnya: kartu login tertinggal.',
        maxLength: ACTION_REASON.max,
      }}
      missing={ACTION_REASON_MISSING}
      submitLabel="Buat Kode"
      isKind
      isBusy={isPending}
      onSubmit={change}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Cocokkan wajahnya dahulu. Dengan kode ini ia membuat password baru; semua login lamanya
        berakhir, dan jawabannya tetap ada.
      </p>
    </ReasonDialog>
  )
}
