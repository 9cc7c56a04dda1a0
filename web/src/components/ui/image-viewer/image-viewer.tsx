import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import {
  turned,
  ZOOM_LIMITS,
  zoomedBy,
  type Rotation,
} from '@/components/ui/image-viewer/fit-image'
import { ImageStage } from '@/components/ui/image-viewer/image-stage'
import { useDialogFocus } from '@/components/ui/use-dialog-focus'
import { overlays } from '@/lib/browser/overlays'

interface ImageViewerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  src: string
  /** Describes the picture, and is the viewer's title. */
  alt: string
  /** Printed text, whose colours are inverted in the dark theme. */
  isPrint?: boolean
  /** The smallest width in pixels at zoom 1. */
  atLeast?: number
}

const FRESH: { zoom: number; rotation: Rotation } = { zoom: 1, rotation: 0 }

/** Shows a picture in full-screen size, with zoom (+ and −) and rotation (R). */
export function ImageViewer({
  open,
  onOpenChange,
  src,
  alt,
  isPrint = false,
  atLeast = 0,
}: ImageViewerProps) {
  const [{ zoom, rotation }, setView] = useState(FRESH)
  const dialogFocus = useDialogFocus()
  const zoomBy = (change: number) =>
    setView((view) => ({ ...view, zoom: zoomedBy(view.zoom, change) }))
  const turn = () => setView((view) => ({ ...view, rotation: turned(view.rotation) }))

  const actions: Record<string, () => void> = {
    '+': () => zoomBy(ZOOM_LIMITS.step),
    '=': () => zoomBy(ZOOM_LIMITS.step),
    '-': () => zoomBy(-ZOOM_LIMITS.step),
    r: turn,
  }

  const change = (isOpen: boolean) => {
    setView(FRESH)
    onOpenChange(isOpen)
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal container={overlays()}>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 m-auto flex h-full w-full animate-fade-in flex-col overflow-hidden bg-surface shadow-raised outline-none sm:h-[92vh] sm:w-[94vw] sm:rounded-md"
          {...dialogFocus}
          onKeyDown={(event) => {
            if (!event.ctrlKey && !event.metaKey) actions[event.key.toLowerCase()]?.()
          }}
        >
          <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 truncate font-semibold">{alt}</Radix.Title>
            <IconButton
              icon={ZoomOut}
              label="Perkecil"
              unavailable={zoom <= ZOOM_LIMITS.min}
              onClick={() => zoomBy(-ZOOM_LIMITS.step)}
            />
            <output className="w-12 text-center text-sm text-ink-soft" aria-label="Pembesaran">
              {Math.round(zoom * 100)}%
            </output>
            <IconButton
              icon={ZoomIn}
              label="Perbesar"
              unavailable={zoom >= ZOOM_LIMITS.max}
              onClick={() => zoomBy(ZOOM_LIMITS.step)}
            />
            <IconButton icon={RotateCw} label="Putar" onClick={turn} />
            <Radix.Close asChild>
              <IconButton icon={X} label="Tutup" />
            </Radix.Close>
          </header>
          <ImageStage
            src={src}
            alt={alt}
            zoom={zoom}
            rotation={rotation}
            isPrint={isPrint}
            atLeast={atLeast}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
