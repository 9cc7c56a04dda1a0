import app from '@adonisjs/core/services/app'
import { Printer } from '#app/paper/printing/printer'

/** Prints a paper; see `Printer`. */
export const print: Printer['print'] = async (...job) => {
  const printer = await app.container.make(Printer)
  return printer.print(...job)
}
