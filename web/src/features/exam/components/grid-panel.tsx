import { Card } from '@/components/ui/card'
import { GridLegend } from '@/features/exam/components/grid-legend'
import { NumberGrid } from '@/features/exam/components/number-grid'
import { ShortcutsSwitch } from '@/features/exam/components/shortcuts-switch'

/** The number grid beside the question, on wide screens. */
export function GridPanel() {
  return (
    <Card className="sticky top-20 grid max-h-[calc(100vh-10.5rem)] gap-5 overflow-y-auto p-4 sm:p-5">
      <h2 className="font-bold">Daftar soal</h2>
      <NumberGrid />
      <GridLegend className="border-t border-line pt-4" />
      <div className="border-t border-line pt-3">
        <ShortcutsSwitch />
      </div>
    </Card>
  )
}
