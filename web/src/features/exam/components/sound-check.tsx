import { Headphones } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { playTestTone } from '@/features/exam/engine/test-tone'
import { usePreferences } from '@/features/exam/preferences'

/** Recordings play once: better to find out now that the headphones are silent. */
export function SoundCheck() {
  const volume = usePreferences((preferences) => preferences.volume)

  return (
    <section
      aria-labelledby="uji-suara"
      className="flex flex-wrap items-center gap-4 rounded-md bg-primary-soft p-5"
    >
      <Headphones aria-hidden className="size-6 text-primary" />
      <div className="min-w-52 flex-1">
        <h2 id="uji-suara" className="font-bold">
          Uji suara
        </h2>
        <p>Setiap rekaman hanya bisa diputar sekali. Pastikan suara terdengar sebelum mulai.</p>
      </div>
      <Button variant="secondary" onClick={() => playTestTone(volume)}>
        Putar nada uji
      </Button>
    </section>
  )
}
