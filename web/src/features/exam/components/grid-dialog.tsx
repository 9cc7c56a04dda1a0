import { ThemeSwitch } from '@/components/theme/theme-switch'
import { useQuestionToShow } from '@/components/sitting/show-question'
import { Dialog } from '@/components/ui/dialog'
import { GridLegend } from '@/features/exam/components/grid-legend'
import { NumberGrid } from '@/features/exam/components/number-grid'
import { useRoom } from '@/features/exam/hooks/use-room'
import { isInGroup } from '@/features/exam/model/navigation'
import { TextSizeControl } from '@/components/sitting/text-size-control'

interface GridDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onOpened: () => void
}

/** The number grid in a dialog, for windows without space beside the question. */
export default function GridDialog({ open: isOpen, onOpenChange, onOpened }: GridDialogProps) {
  const { groups } = useRoom()
  const toShow = useQuestionToShow()

  function open(page: number) {
    if (isInGroup(page, groups)) toShow.choose(page)
    onOpened()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      onClosed={toShow.onClosed}
      title="Daftar soal"
    >
      <div className="grid gap-6">
        <NumberGrid onOpened={open} hasArrows />
        <GridLegend className="grid-cols-2" />
        <div className="grid gap-4 border-t border-line pt-4 xl:hidden">
          <div className="flex flex-wrap items-center justify-between gap-3 lg:hidden">
            <span className="font-semibold">Ukuran teks</span>
            <TextSizeControl />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-hidden className="font-semibold">
              Tampilan
            </span>
            <ThemeSwitch compact />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
