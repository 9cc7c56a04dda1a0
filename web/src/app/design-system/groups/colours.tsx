import { Specimen } from '@/app/design-system/specimen'

/** Complete names, because Tailwind only generates classes that it finds in the source. */
const SWATCHES = {
  Grounds: ['bg-canvas', 'bg-surface', 'bg-muted', 'bg-deep', 'bg-brand', 'bg-paper', 'bg-overlay'],
  Writing: ['bg-ink', 'bg-ink-soft', 'bg-ink-faint', 'bg-on-deep', 'bg-on-deep-soft'],
  Lines: ['bg-line', 'bg-line-strong'],
  Primary: ['bg-primary', 'bg-primary-strong', 'bg-primary-soft', 'bg-on-primary'],
  Attention: ['bg-accent', 'bg-accent-soft', 'bg-accent-ink', 'bg-on-accent'],
  Success: ['bg-success', 'bg-success-soft'],
  Danger: ['bg-danger', 'bg-danger-strong', 'bg-danger-soft', 'bg-on-danger'],
}

export function Colours() {
  return Object.entries(SWATCHES).map(([title, classes]) => (
    <Specimen key={title} title={title} className="flex flex-wrap gap-4">
      {classes.map((look) => (
        <figure key={look} className="grid w-28 gap-1.5">
          <div className={`h-14 rounded-sm border border-line-strong ${look}`} />
          <figcaption className="text-sm">{look.replace('bg-', '')}</figcaption>
        </figure>
      ))}
    </Specimen>
  ))
}
