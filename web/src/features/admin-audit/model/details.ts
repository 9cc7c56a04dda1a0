/** Reads an entry's details, whose fields differ from action to action and have changed over the years. */
export class Details {
  constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  text(name: string): string | null {
    const value = this.fields[name]
    return typeof value === 'string' && value !== '' ? value : null
  }

  number(name: string): number | null {
    const value = this.fields[name]
    return typeof value === 'number' ? value : null
  }

  texts(name: string): string[] {
    const value = this.fields[name]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }

  numbers(name: string): number[] {
    const value = this.fields[name]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
  }

  within(name: string): Details {
    const value = this.fields[name]
    return new Details(typeof value === 'object' && value !== null ? { ...value } : {})
  }

  names(): string[] {
    return Object.keys(this.fields)
  }

  raw(name: string): unknown {
    return this.fields[name]
  }
}
