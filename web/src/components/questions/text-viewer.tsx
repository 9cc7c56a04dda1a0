import { useMemo } from 'react'
import type { Lines } from '@/components/questions/line-references'
import { PassageText } from '@/components/questions/passage-text'
import { wordLines, type WordRange } from '@/components/questions/passage-words'
import { Dialog } from '@/components/ui/dialog'

interface TextViewerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  highlights?: readonly WordRange[]
  pointed: Lines | null
}

/** A passage's text in a dialog, larger than the largest size beside the questions. */
export default function TextViewer({
  open,
  onOpenChange,
  title,
  text,
  highlights,
  pointed,
}: TextViewerProps) {
  const paragraphs = useMemo(() => wordLines(text), [text])

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      <div
        className="text-[1.5rem]"
        role="group"
        aria-label={title}
        // Keys scroll it from here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <PassageText paragraphs={paragraphs} highlights={highlights} pointed={pointed} />
      </div>
    </Dialog>
  )
}
