# Los turnos de los demás, contados: grandes momentos, y lo que os hicieron los sitiadores.
telling-section = ¡El túnel avanza!
telling-by-orcs = Los orcos
telling-by-catapult = La catapulta
telling-cost-space = Allí ya no puede haber ninguna carta de mejora.
# De dónde vienen se ve.
telling-marched = { $count ->
        [one] Un orco avanzó { $place_to }.
       *[other] { $count } orcos avanzaron { $place_to }.
    }
