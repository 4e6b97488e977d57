import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Stripe } from "stripe";
import { FakeServer } from "./fake-server.ts";

/** Something at Stripe: what it is follows from `object`. */
export interface Thing {
  [field: string]: unknown;
  id: string;
}

interface Call {
  method: string;
  path: string;
  params: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** Answers the part of Stripe's API that we call, from memory, and signs events as Stripe does. */
export class FakeStripe extends FakeServer {
  readonly webhookSecret = `whsec_${randomUUID()}`;
  readonly calls: Call[] = [];
  /** Set to answer every call with this status. */
  failsWith: number | undefined;
  private readonly things = new Map<string, Thing>();
  private readonly answered = new Map<string, Thing>();

  /** Puts or changes something at Stripe, as its dashboard or a payment would. */
  put<Shape extends { id: string }>(thing: Shape): Shape {
    const merged = { ...this.things.get(thing.id), ...thing };
    this.things.set(thing.id, merged);
    return merged;
  }

  get(id: string): Thing {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`The fake knows no ${id}.`);
    return thing;
  }

  all(object: string): Thing[] {
    return [...this.things.values()].filter((thing) => thing.object === object);
  }

  /** A signed event about something, as it stood when `object` is given, else as it stands. */
  event(type: string, object: object, changes: { id?: string; created?: number; signedAt?: number } = {}) {
    const now = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: changes.id ?? `evt_${randomUUID()}`,
      object: "event",
      api_version: "2026-10-28.endive",
      created: changes.created ?? now,
      livemode: false,
      type,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: this.webhookSecret,
      timestamp: changes.signedAt ?? now,
    });
    return { body, signature };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    let body = "";
    for await (const part of request) body += String(part);
    const params = request.method === "GET" ? searchParams : new URLSearchParams(body);
    const method = request.method ?? "GET";
    const idempotencyKey = request.headers["idempotency-key"]?.toString();
    this.calls.push({ method, path: pathname, params, idempotencyKey });
    const send = (status: number, answer: object) => {
      response.writeHead(status, { "content-type": "application/json", "request-id": "req_fake" });
      response.end(JSON.stringify(answer));
    };
    if (this.failsWith)
      return send(this.failsWith, { error: { type: "api_error", message: "Out of order" } });
    const known = method === "POST" && idempotencyKey ? this.answered.get(idempotencyKey) : undefined;
    const thing = known ?? this.serve(method, pathname.replace("/v1/", ""), params);
    if (!thing)
      return send(404, { error: { type: "invalid_request_error", message: `No such thing: ${pathname}` } });
    if (method === "POST" && idempotencyKey) this.answered.set(idempotencyKey, thing as Thing);
    send(200, thing);
  }

  private serve(method: string, path: string, params: URLSearchParams): object | undefined {
    if (method === "GET") return this.read(path, params);
    const ended = method === "DELETE" ? path.match(/^subscriptions\/(\w+)$/)?.[1] : undefined;
    if (ended) return this.put({ ...this.get(ended), status: "canceled" });
    const expired = path.match(/^checkout\/sessions\/(\w+)\/expire$/)?.[1];
    if (expired) return this.put({ ...this.get(expired), status: "expired" });
    return this.create(path, params);
  }

  private read(path: string, params: URLSearchParams): object | undefined {
    const object = listedObjects[path];
    if (!object) return this.things.get(path.split("/").at(-1) ?? "");
    const wanted = (thing: Thing) =>
      (params.get("customer") === null || thing.customer === params.get("customer")) &&
      (params.get("lookup_keys[0]") === null || thing.lookup_key === params.get("lookup_keys[0]")) &&
      (["all", null].includes(params.get("status")) || thing.status === params.get("status"));
    return { object: "list", has_more: false, data: this.all(object).filter(wanted) };
  }

  private create(path: string, params: URLSearchParams): object | undefined {
    const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;
    const metadata = group(params, "metadata");
    const customer = params.get("customer");
    switch (path) {
      case "customers":
        return this.put({ id: id("cus"), object: "customer", email: params.get("email"), metadata });
      case "prices":
        return this.put({
          id: id("price"),
          object: "price",
          active: true,
          product: id("prod"),
          lookup_key: params.get("lookup_key"),
          unit_amount: Number(params.get("unit_amount")),
          metadata,
        });
      case "checkout/sessions": {
        const sessionId = id("cs");
        return this.put({
          id: sessionId,
          object: "checkout.session",
          customer,
          metadata,
          mode: params.get("mode"),
          status: "open",
          payment_status: "unpaid",
          client_reference_id: params.get("client_reference_id"),
          price: params.get("line_items[0][price]"),
          amount_total: Number(params.get("line_items[0][price_data][unit_amount]")),
          currency: "usd",
          url: `http://127.0.0.1:${this.port}/c/pay/${sessionId}`,
        });
      }
      case "billing_portal/configurations":
        return this.put({ id: id("bpc"), object: "billing_portal.configuration", active: true, metadata });
      case "billing_portal/sessions":
        return this.put({
          id: id("bps"),
          object: "billing_portal.session",
          customer,
          configuration: params.get("configuration"),
          flow: params.get("flow_data[type]"),
          url: `http://127.0.0.1:${this.port}/p/session`,
        });
      default:
        return undefined;
    }
  }
}

const listedObjects: Record<string, string> = {
  prices: "price",
  subscriptions: "subscription",
  "checkout/sessions": "checkout.session",
  "billing_portal/configurations": "billing_portal.configuration",
};

function group(params: URLSearchParams, name: string): Record<string, string> {
  const found = [...params].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}
