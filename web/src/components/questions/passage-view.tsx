import { Image, Maximize2, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PassageText } from '@/components/questions/passage-text'
import type { Passage } from '@/components/questions/paper-entry'
import { Button } from '@/components/ui/button'

const ImageViewer = lazy(() =>
  import('@/components/ui/image-viewer/image-viewer').then((module) => ({
    default: module.ImageViewer,
  }))
)

interface PassageViewProps {
  passage: Pick<Passage, 'nama' | 'teks'>
  /** Address of the picture. */
  src: string
  /** Of the picture, where it is known before it is loaded: nothing moves when it comes. */
  size?: { width: number; height: number }
}

/** On narrow screens the print in the picture is too small to read. */
const NARROW = '(max-width: 767px)'

/** A reading passage: its picture, which can be enlarged, and its text where there is one. */
export function PassageView({ passage: { nama, teks }, src, size }: PassageViewProps) {
  const [isText, setText] = useState(() => teks !== null && window.matchMedia(NARROW).matches)
  const [isEnlarged, setEnlarged] = useState(false)
  // Once opened it stays, so that closing it can give the focus back.
  const [wasEnlarged, setWasEnlarged] = useState(false)
  const alt = `Bacaan: ${nama}`
  const enlarge = () => {
    setWasEnlarged(true)
    setEnlarged(true)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="mr-auto text-base font-bold" lang="en">
          Reading passage
        </h2>
        {/* Both on one line, also where that is not the heading's. */}
        <div className="flex flex-wrap gap-1">
          {teks !== null && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={isText}
              onClick={() => setText(!isText)}
            >
              {isText ? (
                <Image aria-hidden className="size-4" />
              ) : (
                <ScrollText aria-hidden className="size-4" />
              )}
              {isText ? 'Tampilkan gambar' : 'Tampilkan teks'}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={enlarge}>
            <Maximize2 aria-hidden className="size-4" />
            Perbesar
          </Button>
        </div>
      </div>
      {isText && teks !== null ? (
        <PassageText text={teks} />
      ) : (
        <button
          type="button"
          aria-label={`Perbesar gambar ${nama}`}
          className="block w-full cursor-zoom-in rounded-sm"
          onClick={enlarge}
        >
          <img src={src} alt={alt} {...size} className="block h-auto w-full rounded-sm bg-paper" />
        </button>
      )}
      {wasEnlarged && (
        <Suspense>
          <ImageViewer open={isEnlarged} onOpenChange={setEnlarged} src={src} alt={alt} />
        </Suspense>
      )}
    </div>
  )
}
