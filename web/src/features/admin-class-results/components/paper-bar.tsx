import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { savePaperMutation, type PaperSubject } from '@/features/admin-class-results/api/results'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

interface PaperBarProps {
  subject: PaperSubject
  withRanks: boolean
  onRanks: (withRanks: boolean) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Buttons for the papers, and a switch for ranks on the screen and on the papers. */
export function PaperBar({ subject, withRanks, onRanks, children }: PaperBarProps) {
  const dialogs = useDialogs()
  const save = useMutation(savePaperMutation)

  const saveAs = (type: 'excel' | 'pdf') =>
    save.mutate(
      { subject, type, peringkat: withRanks },
      {
        onError: (error) => {
          if (isKnownFailure(error)) return
          const text = messageOf(error, 'Terjadi kesalahan')
          void dialogs.alert({ tone: 'danger', title: 'Gagal membuat berkas', text })
        },
      }
    )
  const isSaving = (type: 'excel' | 'pdf') => save.isPending && save.variables.type === type

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Checkbox
        label="Tampilkan peringkat"
        checked={withRanks}
        onChange={({ currentTarget }) => onRanks(currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
        <Button variant="secondary" loading={isSaving('excel')} onClick={() => saveAs('excel')}>
          <FileSpreadsheet aria-hidden className="size-5" />
          Unduh Excel
        </Button>
        <Button variant="secondary" loading={isSaving('pdf')} onClick={() => saveAs('pdf')}>
          <FileText aria-hidden className="size-5" />
          Unduh PDF
        </Button>
        {children}
      </div>
    </div>
  )
}
