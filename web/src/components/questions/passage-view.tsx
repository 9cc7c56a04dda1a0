import { Highlighter, Image, Maximize2, ScrollText, type LucideIcon } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react'
import type { Passage } from '@/components/questions/paper-entry'
import { usePassageLook } from '@/components/questions/passage-look'
import { PassageText } from '@/components/questions/passage-text'
import { wordLines, type WordLine, type WordRange } from '@/components/questions/passage-words'
import { usePointedLines, type PointedLines } from '@/components/questions/pointed-lines'
import { useHighlighter, type Highlights } from '@/components/questions/use-highlighter'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/screen-reader'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { useIsDark } from '@/lib/theme/theme'
import '@/styles/passage-font.css'

const ImageViewer = lazy(() =>
  import('@/components/ui/image-viewer/image-viewer').then((module) => ({
    default: module.ImageViewer,
  }))
)
const TextViewer = lazy(() => import('@/components/questions/text-viewer'))

interface PassageViewProps {
  passage: Pick<Passage, 'nama' | 'teks'>
  /** Address of the picture, or null for a passage that is only text. */
  src: string | null
  /** The picture's size, if known, so that its space is reserved before it loads. */
  size?: { width: number; height: number }
  /** The learner's highlights, if the screen supports them. */
  highlights?: Highlights
}

/** On narrow screens the printed text is too small to read. */
const NARROW = '(max-width: 767px)'

/**
 * A reading passage as picture or text, both of which can be enlarged. Text comes first where the print would be too
 * small, and in the dark theme. There a picture without a text is inverted. A typed passage is always its text.
 */
export function PassageView({ passage: { nama, teks }, src, size, highlights }: PassageViewProps) {
  const isNarrow = useMediaQuery(NARROW)
  const isDark = useIsDark()
  const look = usePassageLook((chosen) => chosen.look)
  const { lines: pointed, asked } = usePointedLines()
  const isText =
    teks !== null && (src === null || (look === '' ? isNarrow || isDark : look === 'text'))
  const [isEnlarged, setEnlarged] = useState(false)
  // Stays mounted after the first use, so that closing restores the focus.
  const [wasEnlarged, setWasEnlarged] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const alt = `Bacaan: ${nama}`
  const [width, setWidth] = useState(0)
  const enlarge = () => {
    setWidth(picture.current?.clientWidth ?? 0)
    setWasEnlarged(true)
    setEnlarged(true)
  }

  useTextWhenAsked(asked)

  const tools = (
    <>
      {teks !== null && src !== null && (
        <Tool
          icon={isText ? Image : ScrollText}
          label={isText ? 'Tampilkan gambar' : 'Tampilkan teks'}
          onClick={() => usePassageLook.setState({ look: isText ? 'picture' : 'text' })}
        />
      )}
      <Tool icon={Maximize2} label="Perbesar" onClick={enlarge} />
    </>
  )

  return (
    <div className="grid gap-3">
      {isText ? (
        <MarkedText text={teks} highlights={highlights} tools={tools} />
      ) : (
        <>
          <Toolbar>{tools}</Toolbar>
          <Picture ref={picture} src={src ?? ''} nama={nama} size={size} onEnlarge={enlarge} />
        </>
      )}
      {wasEnlarged && (
        <Suspense>
          {isText ? (
            <TextViewer
              open={isEnlarged}
              onOpenChange={setEnlarged}
              title={alt}
              text={teks}
              highlights={highlights?.ranges}
              pointed={pointed}
            />
          ) : (
            <ImageViewer
              open={isEnlarged}
              onOpenChange={setEnlarged}
              src={src ?? ''}
              alt={alt}
              isPrint
              atLeast={width}
            />
          )}
        </Suspense>
      )}
    </div>
  )
}

/** Shows the text when a question refers to a line, which a picture doesn't have. */
function useTextWhenAsked(asked: number): void {
  const known = useRef(asked)
  useEffect(() => {
    if (asked === known.current) return
    known.current = asked
    usePassageLook.setState({ look: 'text' })
  }, [asked])
}

interface PictureProps extends Pick<PassageViewProps, 'size'> {
  ref: Ref<HTMLImageElement>
  src: string
  nama: string
  onEnlarge: () => void
}

function Picture({ ref, src, nama, size, onEnlarge }: PictureProps) {
  return (
    <button
      type="button"
      aria-label={`Perbesar gambar ${nama}`}
      className="block cursor-zoom-in rounded-sm"
      // A larger text size enlarges the print too, and then the pane scrolls.
      style={{ width: 'calc(100% * var(--picture-scale, 1))' }}
      onClick={onEnlarge}
    >
      <img
        ref={ref}
        src={src}
        alt={`Bacaan: ${nama}`}
        {...size}
        className="block h-auto w-full rounded-sm bg-paper dark:hue-rotate-180 dark:invert-90"
      />
    </button>
  )
}

function Toolbar({ children }: ComponentProps<'div'>) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <h2 className="mr-auto text-base font-bold" lang="en">
        Reading passage
      </h2>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  )
}

interface ToolProps extends ComponentProps<typeof Button> {
  icon: LucideIcon
  label: string
}

/**
 * A button above the passage. On phones in both orientations it shows only its icon, because the passage needs the
 * space.
 */
function Tool({ icon: Icon, label, ...props }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      title={label}
      className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
      {...props}
    >
      <Icon aria-hidden className="size-4" />
      <span className="max-sm:sr-only low:sr-only">{label}</span>
    </Button>
  )
}

interface MarkedTextProps extends Pick<PassageViewProps, 'highlights'> {
  text: string
  tools: ComponentProps<'div'>['children']
}

const NO_HIGHLIGHTS: Highlights = { ranges: [], change: () => undefined }

/** The text with the learner's highlights and the lines that the question refers to. */
function MarkedText({ text, highlights, tools }: MarkedTextProps) {
  const paragraphs = useMemo(() => wordLines(text), [text])
  const lines = useMemo(() => paragraphs.flat(), [paragraphs])
  const element = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hint = useId()
  const highlighter = useHighlighter(lines, element, highlights ?? NO_HIGHLIGHTS)
  const { lines: pointed, asked } = usePointedLines()
  const isOn = highlighter.cursor !== null

  useEffect(() => {
    if (isOn) frame.current?.focus({ preventScroll: true })
  }, [isOn])

  useScrollToWords(element, { lines: pointed, asked, head: highlighter.head })

  const passage = (
    <PassageText
      ref={element}
      paragraphs={paragraphs}
      highlights={highlights?.ranges}
      cursor={highlighter.cursor}
      pointed={pointed}
    />
  )

  return (
    <>
      <Toolbar>
        {highlights && (
          <Tool
            ref={button}
            icon={Highlighter}
            label="Stabilo"
            aria-pressed={isOn}
            // The press would clear the selection that it is meant to highlight.
            onPointerDown={(event) => event.preventDefault()}
            onClick={highlighter.press}
          />
        )}
        {tools}
      </Toolbar>
      {isOn && (
        <p id={hint} className="rounded-sm bg-accent-soft px-3 py-2 text-sm text-accent-ink">
          Pilih kata dengan mouse atau jari. Dengan keyboard: panah, Shift + panah, lalu Enter; Esc
          selesai. Tandai lagi untuk menghapus.
        </p>
      )}
      {isOn ? (
        // An application takes keys by definition; the rules don't count it as interactive.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={frame}
          role="application"
          aria-label="Bacaan dengan stabilo"
          aria-describedby={hint}
          tabIndex={-1}
          className="rounded-sm"
          onPointerUp={highlighter.release}
          onKeyDown={(event) => {
            highlighter.moveBy(event)
            if (event.key === 'Escape') button.current?.focus()
          }}
        >
          {passage}
        </div>
      ) : (
        passage
      )}
      <LiveRegion>
        {highlighter.cursor ? wordsIn(lines, highlighter.cursor) : spokenLines(lines, pointed)}
      </LiveRegion>
    </>
  )
}

interface ScrollTargets extends PointedLines {
  /** The word under the keyboard's cursor. */
  head: number | null
}

/** Scrolls to the lines that a question refers to, and to the word under the cursor. */
function useScrollToWords(element: RefObject<HTMLElement | null>, targets: ScrollTargets): void {
  const { lines, asked, head } = targets
  useEffect(() => {
    const line = lines && element.current?.querySelector(`[data-line="${lines[0]}"]`)
    line?.scrollIntoView({ block: 'center' })
  }, [element, lines, asked])

  useEffect(() => {
    if (head === null) return
    const run = element.current?.querySelector('[data-word].outline-2')
    run?.scrollIntoView({ block: 'nearest' })
  }, [element, head])
}

function wordsIn(lines: readonly WordLine[], [first, last]: WordRange): string {
  return lines
    .flatMap((line) => line.words)
    .slice(first, last + 1)
    .join(' ')
}

/** The lines that a question refers to, for screen readers. */
function spokenLines(lines: readonly WordLine[], pointed: PointedLines['lines']): string | null {
  if (!pointed) return null
  return lines
    .filter(({ number }) => number !== null && pointed[0] <= number && number <= pointed[1])
    .map((line) => `Baris ${line.number}: ${line.words.join(' ')}`)
    .join(' ')
}
