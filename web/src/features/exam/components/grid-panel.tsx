import { Suspense } from 'react'
import { useShortcuts } from '@/components/sitting/use-test-keys'
import { GridHelp } from '@/features/exam/components/lazy-parts'
import { NumberGrid } from '@/features/exam/components/number-grid'

/** The number grid beside the question, on wide screens. */
export function GridPanel() {
  const hasShortcuts = useShortcuts(({ isOn }) => isOn)

  return (
    <div className="relative grid max-h-[calc(100vh-10.5rem)] gap-3 overflow-y-auto rounded-md border border-line bg-surface p-4 [--cell:2.25rem]">
      <div className="grid gap-1">
        <h2 className="font-bold">Daftar soal</h2>
        <NumberGrid hasArrows={!hasShortcuts} />
      </div>
      <Suspense>
        <GridHelp />
      </Suspense>
    </div>
  )
}
