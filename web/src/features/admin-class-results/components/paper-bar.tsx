import { FileSpreadsheet, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { useChange } from '@/components/use-change'
import { savePaperMutation, type PaperSubject } from '@/features/admin-class-results/api/results'

interface PaperBarProps {
  subject: PaperSubject
  withRanks: boolean
  onRanks: (withRanks: boolean) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Buttons for the papers, and a switch for ranks on the screen and on the papers. */
export function PaperBar({ subject, withRanks, onRanks, children }: PaperBarProps) {
  const save = useChange(savePaperMutation)
  const saveAs = (type: 'excel' | 'pdf') => save.change({ subject, type, peringkat: withRanks })
  const isSaving = (type: 'excel' | 'pdf') => save.sending?.type === type

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
