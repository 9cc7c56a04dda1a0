import { useId } from 'react'
import { useShortcuts } from '@/components/sitting/use-test-keys'

/** Explains the keys and turns them off. */
export function ShortcutsSwitch() {
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn)
  const explanation = useId()

  return (
    <div className="text-sm">
      <label className="flex min-h-9 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={explanation}
          onChange={({ target }) => useShortcuts.setState({ isOn: target.checked })}
          className="size-4.5 accent-primary"
        />
        Pintasan keyboard
      </label>
      <p id={explanation} className="text-ink-soft">
        A–D atau 1–4 memilih, ← → pindah soal, ↑ ↓ menggulir, R ragu-ragu, ? semua pintasan
      </p>
    </div>
  )
}
