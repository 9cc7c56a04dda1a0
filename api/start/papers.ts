import { renderCards } from '#app/classes/paper/render_cards'
import { drawPassage } from '#app/packages/picture/draw_passage'
import { drawWith, type Drawings } from '#app/paper/printing/papers'
import { renderInvoice } from '#app/payments/paper/render_invoice'
import { renderReceipt } from '#app/payments/paper/render_receipt'
import { renderAttendance } from '#app/reports/paper/render_attendance'
import { renderMinutes } from '#app/reports/paper/render_minutes'
import { renderMoney } from '#app/reports/paper/render_money'
import { renderResults } from '#app/reports/paper/render_results'
import {
  renderCertificate,
  renderCertificates,
  renderCertificateSample,
} from '#app/results/certificate/render_certificate'

/** The function that draws each paper. */
const DRAWINGS: Drawings = {
  certificate: renderCertificate,
  certificates: renderCertificates,
  'certificate sample': renderCertificateSample,
  'login cards': renderCards,
  results: renderResults,
  attendance: renderAttendance,
  minutes: renderMinutes,
  money: renderMoney,
  receipt: renderReceipt,
  invoice: renderInvoice,
  passage: drawPassage,
}

/** The printer's threads load this module. */
export default drawWith(DRAWINGS)
