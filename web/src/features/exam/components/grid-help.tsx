import { ShortcutsSwitch } from '@/components/sitting/shortcuts-switch'
import { GridLegend } from '@/features/exam/components/grid-legend'

/** Legend and keys below the number grid on wide screens. */
export default function GridHelp() {
  return (
    <>
      <GridLegend className="border-t border-line pt-3 sm:grid-cols-2" />
      <div className="border-t border-line pt-3">
        <ShortcutsSwitch />
        <p className="text-sm text-ink-soft">
          Di daftar nomor: Page Up, Page Down, Home atau End, lalu Enter
        </p>
      </div>
    </>
  )
}
