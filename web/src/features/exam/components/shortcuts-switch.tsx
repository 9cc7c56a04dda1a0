import { setPreferences, usePreferences } from '@/features/exam/preferences'

/** Explains the keys and turns them off. */
export function ShortcutsSwitch() {
  const isOn = usePreferences((preferences) => preferences.hasShortcuts)

  return (
    <label className="flex min-h-11 items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => setPreferences({ hasShortcuts: target.checked })}
        className="mt-0.5 size-4.5 accent-primary"
      />
      <span>
        <span className="font-semibold">Pintasan keyboard</span>
        <span className="block text-ink-soft">A–D atau 1–4 memilih, ← → pindah soal</span>
      </span>
    </label>
  )
}
