import { useId } from 'react'
import { setPreferences, usePreferences } from '@/features/exam/preferences'

/** Explains the keys and turns them off. */
export function ShortcutsSwitch() {
  const isOn = usePreferences((preferences) => preferences.hasShortcuts)
  const explanation = useId()

  return (
    <div className="text-sm">
      <label className="flex min-h-9 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={explanation}
          onChange={({ target }) => setPreferences({ hasShortcuts: target.checked })}
          className="size-4.5 accent-primary"
        />
        Pintasan keyboard
      </label>
      <p id={explanation} className="text-ink-soft">
        A–D atau 1–4 memilih, ← → pindah soal
      </p>
    </div>
  )
}
