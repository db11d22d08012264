// @ts-check

/** A small API, which the plugins for OpenAPI document. */
export const spec = `openapi: 3.0.3
info: { title: Boats, version: 1.0.0, description: The boats of the harbour. }
servers: [{ url: https://api.harbour.example }]
tags: [{ name: boats, description: All about boats }]
paths:
  /boats:
    get:
      operationId: list-boats
      summary: List the boats
      tags: [boats]
      parameters:
        - { name: limit, in: query, description: How many, schema: { type: integer } }
      responses:
        "200":
          description: Boats in the harbour
          content:
            application/json:
              schema: { type: array, items: { $ref: "#/components/schemas/Boat" } }
              example: [{ name: Albatross, length: 12 }]
components:
  schemas:
    Boat:
      type: object
      required: [name]
      properties:
        name: { type: string, description: Its name }
        length: { type: number, description: In metres }
`;
